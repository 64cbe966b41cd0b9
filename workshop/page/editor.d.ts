/** The editor, a package of its own in sveltia/ that is there only where the workshop is open. */
declare module "@sveltia/cms" {
  /** Shows the editor in the page. */
  export function init(options: { config: unknown }): void;
}
