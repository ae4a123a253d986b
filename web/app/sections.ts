interface Sections {
  readonly settings: readonly string[];
  readonly integrations: readonly string[];
}

let present: Sections = { settings: [], integrations: [] };

/** Which sections have a page; set when the route tree is built. */
export function setSections(sections: Sections): void {
  present = sections;
}

/** Whether this section of settings has a page; menus list only those. */
export const hasSettings = (section: string): boolean => present.settings.includes(section);
