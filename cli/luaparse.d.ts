// Of the parser of Lua, what the test of the examples uses; it comes without types.
declare module "luaparse" {
  const luaparse: { parse: (source: string, options: { luaVersion: "5.3" }) => unknown };
  export default luaparse;
}
