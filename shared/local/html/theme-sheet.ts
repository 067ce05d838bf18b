/** The style sheets of themes, which come after that of browsers and before those of the document (docs/semantics.md, §36.1). */
import type { Color } from '../../model/making/color';
import { REPORT_ACCENT, type Theme } from '../markdown/look';

const SHARED = `
body { margin: 0; font-family: sans-serif; font-size: 11pt; line-height: 1.45; color: #1a1a1a }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; margin: 1.2em 0 0.5em }
p, ul, ol, dl { margin: 0.6em 0 }
img { max-width: 100% }
table { border-collapse: collapse; margin: 1em 0 }
th, td { padding: 0.3em 0.55em; border-bottom: 0.5pt solid #d1d1d1; vertical-align: top }
th { text-align: left }
pre { background: #f4f5f7; padding: 0.7em; border-radius: 3pt; white-space: pre-wrap }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 2.5pt solid var(--accent-color, #bfbfbf); color: #5c5c5c }
hr { border: 0; border-top: 0.6pt solid #737373; margin: 1em 0 }
a:link { color: #0a4fa3 }
`;

const SHEETS: Readonly<Record<Theme, string>> = {
	plain: '',
	report: `${SHARED}
h1 { font-size: 1.95em; border-bottom: 0.8pt solid var(--accent-color); padding-bottom: 0.12em }
h2 { font-size: 1.56em } h3 { font-size: 1.25em }
table { width: 100%; border-bottom: 0.7pt solid var(--accent-color) }
thead th { border-top: 0.7pt solid var(--accent-color); border-bottom: 0.7pt solid var(--accent-color); background: #eef1f5 }
tbody tr:nth-child(even) td { background: #f4f5f7 }`,
	letter: `${SHARED}
h1 { font-size: 1.25em } h2 { font-size: 1.1em } h3, h4, h5, h6 { font-size: 1em }
thead th { border-bottom: 0.7pt solid var(--accent-color, #737373) }`,
};

/** Headings have the accent color, which the sheets of the document may use, too. */
export function themeSheet(theme: Theme, given: Color | undefined): string {
	const accent = given ?? (theme === 'report' ? REPORT_ACCENT : undefined);
	if (!accent) return SHEETS[theme];
	const color = `rgb(${accent.map((part) => Math.round(part * 255)).join(', ')})`;
	const colored = `html { --accent-color: ${color} } h1, h2, h3, h4, h5, h6 { color: ${color} } hr { border-color: ${color} }`;
	return `${SHEETS[theme]} ${colored}`;
}
