// Makes every word of four letters and more longer by so many per cent, now and whenever the page changes.
(percent) => {
  const longer = (node) => {
    if (node.parentElement?.closest("script, style, title, svg, kbd, .hidden-text, .name, .longer")) return;
    const more = (word) => word + word.slice(-Math.ceil((word.length * percent) / 100)).toLowerCase();
    const text = node.data.replace(/\p{L}{4,}/gu, more);
    if (text === node.data) return;
    node.data = text;
    node.longer = text;
  };
  const all = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return root.data !== root.longer && longer(root);
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) found.push(walk.currentNode);
    for (const node of found) if (node.data !== node.longer) longer(node);
  };
  all(document.body);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") all(change.target);
      for (const node of change.addedNodes) all(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
};
