/** The standard fonts (ISO 32000-2, 9.6.2.2), and those that replace them: widths and height without a program. */
import { WIN_ANSI_ENCODING } from './encodings';
import { splitSubsetTag } from './font-dictionary';
import { STANDARD_WIDTHS } from './standard-widths';
import type { Extent } from './text-font';

type StandardFont = keyof typeof STANDARD_WIDTHS | 'Courier';

/** Names of the standard fonts, and of those that replace them. */
function familyOf(name: string): StandardFont | undefined {
	const { name: plain } = splitSubsetTag(name);
	const bold = /bold|black|heavy/i.test(plain);
	const italic = /italic|oblique/i.test(plain);
	if (/^(Helvetica|Arial)/i.test(plain)) return bold ? 'HelveticaBold' : 'Helvetica';
	if (/^Times/i.test(plain))
		return bold ? (italic ? 'TimesRomanBoldItalic' : 'TimesRomanBold') : italic ? 'TimesRomanItalic' : 'TimesRoman';
	return /^Courier/i.test(plain) ? 'Courier' : undefined;
}

/** Whether a name is exactly that of a standard font with Latin letters. */
export const isStandard = (name: string): boolean =>
	/^(?:(?:Helvetica|Courier)(?:-(?:Bold|Oblique|BoldOblique))?|Times-(?:Roman|Bold|Italic|BoldItalic))$/.test(name);

const tables = new Map<string, ReadonlyMap<number, number>>();

/** Widths of a standard font by code point; undefined for other fonts. */
export function standardWidths(name: string): ((point: number) => number | undefined) | undefined {
	const family = name in STANDARD_WIDTHS ? (name as keyof typeof STANDARD_WIDTHS) : familyOf(name);
	if (family === undefined) return undefined;
	if (family === 'Courier') return () => 600;
	let table = tables.get(family);
	if (!table) {
		const widths = STANDARD_WIDTHS[family].split(' ').map(Number);
		table = new Map(widths.flatMap((width, index) => (width > 0 ? [[WIN_ANSI_ENCODING.charCodeAt(index), width] as const] : [])));
		tables.set(family, table);
	}
	const known = table;
	return (point) => known.get(point);
}

export function standardExtent(name: string): Extent {
	if (/Times/i.test(name)) return { capHeight: 662, descent: -217 };
	return /Courier/i.test(name) ? { capHeight: 562, descent: -157 } : { capHeight: 718, descent: -207 };
}
