// The first script, asked for again where the network lost it: nobody else would. Where it came it is not run twice. A file of
// its own, so that both are seldom lost.
/** After how long, in milliseconds, a network that has just failed is asked once more. */
const LATER = 3000;

const { src = "" } = document.querySelector<HTMLScriptElement>("script[data-code]") ?? {};
const bring = () => import(/* @vite-ignore */ src);
bring().catch(() => setTimeout(bring, LATER));
