interface Sections {
  readonly settings: readonly string[];
  readonly integrations: readonly string[];
}

let present: Sections = { settings: [], integrations: [] };

/** Which sections have a page; the route tree says so when it is built. */
export function setSections(sections: Sections): void {
  present = sections;
}

/** Does this section of settings have a page? Menus offer only what exists. */
export const hasSettings = (section: string): boolean => present.settings.includes(section);
