// The first script, asked for again where the network lost it: nobody else would. Where it came it is not run twice. A file of
// its own, so that both are seldom lost. It says, too, that the code, or some of it, does not come: nothing that is pressed answers.
/** After how long, in milliseconds, a network that has just failed is asked once more. */
const LATER = 3000;
/** After how long it is said, in milliseconds. */
const LONG = 8000;

const { src = "" } = document.querySelector<HTMLScriptElement>("script[data-code]") ?? {};
const bring = () => import(/* @vite-ignore */ src);
/** Settles once all the code is there. */
const whole = bring().catch(() => new Promise((goOn) => setTimeout(goOn, LATER)).then(bring));
setTimeout(() => {
  const { dataset } = document.documentElement;
  // What stands there is better than a place that waits (boot.ts), also where the code has come, and what it needs has not.
  delete dataset["awaits"];
  if ("hydrated" in dataset) return;
  const words = Object.assign(document.createElement("p"), { role: "alert" });
  words.dataset["awaits"] =
    "Le réseau tarde : les boutons attendent, les liens marchent. Si cela dure, rechargez la page.";
  document.body.append(words);
  void whole.then(() => words.remove());
}, LONG);
