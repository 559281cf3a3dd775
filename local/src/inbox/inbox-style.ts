/** The inbox page's style sheet. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; --text: #16202c; --quiet: #536173; --line: #d8dee6; --page: #f6f8fa; --card: #fff; --link: #0b5fae; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9eef4; --quiet: #a3b1c2; --line: #2e3947; --page: #10161d; --card: #18212b; --link: #7ab8ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0; font-size: 1.5rem; }
p { margin: 0.25rem 0 1rem; color: var(--quiet); }
a { color: var(--link); }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; padding: 0.75rem 1rem; margin-bottom: 0.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
.number { flex: 1 1 9rem; }
.code { font-size: 1.5rem; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
.time { color: var(--quiet); min-width: 3.5rem; text-align: right; }
.used .code { text-decoration: line-through; color: var(--quiet); font-weight: 400; }
#status { min-height: 1.5em; }
`;
