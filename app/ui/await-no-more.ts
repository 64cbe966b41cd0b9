/** Takes away the words that the first script has put over the page (app/boot): what was asked for is there, or will not come. */
export function awaitNoMore(): void {
  delete document.documentElement.dataset["awaits"];
}
