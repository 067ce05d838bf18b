/** Every kind of field × alignment × size × lines × comb × rotation × border, in Latin, Greek and Cyrillic. */
import { asDocument, local } from '../../test/support/hosts/local';
import { rawPdf } from '../../test/support/documents/raw';
import { drawByReaders } from './by-readers.mts';

const WIDTH = 760;
const HEIGHT = 640;
const widgets: string[] = [];
const labels: string[] = [];
const values: Record<string, string | boolean | string[]> = {};
let top = HEIGHT - 30;

/** A row of cells: a title, and a field in each. */
function row(
	title: string,
	height: number,
	cells: readonly { entries: string; value: string | boolean | string[]; width?: number }[],
): void {
	labels.push(`BT /Helv 8 Tf 0.35 g 20 ${top - height / 2 - 3} Td (${title}) Tj ET`);
	let left = 110;
	for (const { entries, value, width = 150 } of cells) {
		const name = `f${widgets.length}`;
		widgets.push(`/T(${name})/Rect[${left} ${top - height} ${left + width} ${top}]${entries}`);
		values[name] = value;
		left += width + 10;
	}
	top -= height + 12;
}

const BLUE = '/MK<</BC[0.1 0.4 0.7]/BG[0.95 0.97 1]>>';
const border = (style: string, width = 1): string => `/FT/Tx${BLUE.replace('>>', '')}>>/BS<</W ${width}/S/${style}>>`;
const text = (more = ''): string => `/FT/Tx${BLUE}${more}`;

row(
	'alignment',
	20,
	[0, 1, 2].map((quadding) => ({ entries: text(`/Q ${quadding}`), value: ['left', 'centre', 'right'][quadding]!, width: 200 })),
);
row('size', 22, [
	{ entries: text('/DA(/Helv 6 Tf 0 g)'), value: '6 points' },
	{ entries: text('/DA(/Helv 14 Tf 0 g)'), value: '14 points' },
	{ entries: text('/DA(/Helv 0 Tf 0.7 0 0 rg)'), value: 'fits the height' },
	{ entries: text('/DA(/Helv 0 Tf 0 g)'), value: 'fits the width because it is a long line of text' },
]);
row('fonts', 20, [
	{ entries: text('/DA(/TiRo 12 Tf 0 g)'), value: 'Times: Zoë, €5' },
	{ entries: text('/DA(/Cour 12 Tf 0 g)'), value: 'Courier' },
	{ entries: text('/DA(/HeBo 12 Tf 0 g)'), value: 'Helvetica Bold' },
	{ entries: text(), value: 'Dvořák, Łódź, Ő' },
]);
row('scripts', 20, [
	{ entries: text(), value: 'Ελληνικά, ᾿Αρχή, ῷ' },
	{ entries: text(), value: 'Русский, Її, Ђћ, Қазақ' },
	{ entries: text(), value: 'мука́, е́, Ё, й' },
	{ entries: text(), value: 'Tiếng Việt, ẞ, ½ №7' },
]);
row('border', 24, [
	{ entries: border('S'), value: 'solid', width: 110 },
	{ entries: border('D'), value: 'dashed', width: 110 },
	{ entries: border('B'), value: 'bevelled', width: 110 },
	{ entries: border('I'), value: 'inset', width: 110 },
	{ entries: border('U', 2), value: 'underline', width: 110 },
]);
row('comb', 22, [
	{ entries: text('/Ff 16777216/MaxLen 10'), value: 'DE89370400', width: 200 },
	{ entries: text('/Ff 16777216/MaxLen 10/Q 2'), value: '1234', width: 200 },
	{ entries: text('/Ff 16777216/MaxLen 8/DA(/Helv 0 Tf 0 g)'), value: 'Ёжик Ωα', width: 200 },
]);
row('several lines', 62, [
	{ entries: text('/Ff 4096'), value: 'A paragraph that is broken where the line ends,\nand where it says so.' },
	{ entries: text('/Ff 4096/Q 1'), value: 'Centred lines of\nseveral lengths\nα β γ' },
	{ entries: text('/Ff 4096/DA(/Helv 0 Tf 0 g)'), value: 'Text that gets smaller until all of it fits into the box. '.repeat(4) },
	{ entries: `/FT/Tx/MK<</BC[0.1 0.4 0.7]>>/BS<</W 2/S/B>>/Ff 4096/Q 2`, value: 'right, in a\nbevelled box' },
]);
row('turned', 80, [
	...[0, 90, 180, 270].map((angle) => ({
		entries: `/FT/Tx/MK<</BC[0.1 0.4 0.7]/R ${angle}>>`,
		value: `turned ${angle}`,
		width: 80,
	})),
	{ entries: '/FT/Tx/Ff 4096/MK<</BC[0.1 0.4 0.7]/R 90>>', value: 'several lines, turned by 90', width: 80 },
	{ entries: '/FT/Tx/Ff 16777216/MaxLen 5/MK<</BC[0.1 0.4 0.7]/R 270>>', value: 'COMB', width: 24 },
	{ entries: '/FT/Tx/Q 1/MK<</BC[0.1 0.4 0.7]/R 90>>', value: 'Ёжик', width: 24 },
]);
row('password, drop-down', 20, [
	{ entries: text('/Ff 8192'), value: 'password' },
	{ entries: `/FT/Ch/Ff 131072${BLUE}/Opt[[(a)(Alpha)][(b)(Beta)]]`, value: 'b' },
	{ entries: `/FT/Ch/Ff 393216${BLUE}/Q 2/Opt[(a)]`, value: 'Other text' },
]);
row('lists', 62, [
	{ entries: `/FT/Ch${BLUE}/Opt[(one)(two)(three)(four)(five)]`, value: 'two' },
	{ entries: `/FT/Ch/Ff 2097152${BLUE}/DA(/Helv 10 Tf 0 g)/Opt[(one)(two)(three)(four)(five)(six)]`, value: ['two', 'four'] },
	{ entries: `/FT/Ch${BLUE}/Opt[(one)(two)(three)(four)(five)(six)(seven)(eight)]`, value: 'seven' },
	{ entries: `/FT/Ch${BLUE}/Opt[<FEFF039103B1><FEFF04010436>]`, value: 'Ёж' },
]);
for (const on of [true, false])
	row(on ? 'boxes, on' : 'boxes, off', 24, [
		...['4', '8', 'H', 'l', 'n', 'u'].map((style) => ({
			entries: `/FT/Btn/MK<</BC[0.1 0.4 0.7]/CA(${style})>>/DA(/ZaDb 0 Tf 0 0.3 0 rg)`,
			value: on,
			width: 24,
		})),
		...['l', '4', 'u'].map((style) => ({
			entries: `/FT/Btn/Ff 32768/MK<</BC[0.1 0.4 0.7]/BG[1 1 0.9]/CA(${style})>>`,
			value: on,
			width: 24,
		})),
		{ entries: '/FT/Btn/MK<</BC[0]/BG[0.8]/CA(4)>>/BS<</W 2/S/B>>', value: on, width: 24 },
		{ entries: '/FT/Btn/MK<</BC[0]/BG[0.8]/CA(4)>>/BS<</W 2/S/I>>', value: on, width: 24 },
	]);

const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
const objects: Record<number, string | readonly [string, string]> = {
	1: '<</Type/Catalog/Pages 2 0 R/AcroForm 5 0 R>>',
	2: `<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Resources<</Font<</Helv 6 0 R>>>>>>`,
	3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[${widgets.map((_, index) => `${10 + index} 0 R`).join(' ')}]>>`,
	4: ['', labels.join('\n')],
	5: `<</Fields[${widgets.map((_, index) => `${10 + index} 0 R`).join(' ')}]/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 6 0 R/TiRo 7 0 R/Cour 8 0 R/HeBo 9 0 R>>>>>>`,
	6: font('Helvetica'),
	7: font('Times-Roman'),
	8: font('Courier'),
	9: font('Helvetica-Bold'),
};
for (const [index, entries] of widgets.entries()) objects[10 + index] = `<</Type/Annot/Subtype/Widget/F 4${entries}>>`;

/** Draws the filled form with poppler, and prints how far four readers differ. */
export async function drawForms(target: string): Promise<string> {
	const fill = { values, unknown_fields: 'error', flatten: false, keep_signatures: false } as const;
	const { documents } = await local.run('fill_form', [asDocument(rawPdf(objects))], fill);
	return drawByReaders(documents[0]!.bytes, target);
}
