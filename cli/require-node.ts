/** The oldest Node that runs this project: it has SQLite, TypeScript and the URL rules that the code counts on. */
const OLDEST = 26;

const major = Number(process.versions.node.split(".")[0]);
if (major < OLDEST) {
  console.error(
    `Ce projet demande Node ${OLDEST} ou plus récent ; celui-ci est le ${process.versions.node}.\n` +
      "→ Passez par npm : « npm ci » installe le bon Node dans le projet, et « npm start », « npm test » ou « npx … » s’en servent.",
  );
  process.exit(1);
}
