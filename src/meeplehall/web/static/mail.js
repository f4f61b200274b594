// The zones of the world, as this browser knows them; to somebody new the one it is in is proposed.

import { all } from "./hall.js";

for (const select of all("[data-zones]")) {
  const chosen = "unknown" in select.dataset ? Intl.DateTimeFormat().resolvedOptions().timeZone : select.value;
  const known = [...select.options].map((option) => option.value);
  for (const zone of Intl.supportedValuesOf?.("timeZone") ?? [chosen])
    if (!known.includes(zone)) select.add(new Option(zone.replaceAll("_", " "), zone));
  select.value = chosen;
  if (!select.value) select.selectedIndex = 0;
}
