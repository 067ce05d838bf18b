/** Comments without an appearance, of every kind that is drawn, as flatten_annotations draws them; and how far four readers differ. */
import { decode } from '../../shared/contract/values/decode';
import { asDocument, local } from '../../test/support/hosts/local';
import { rawPdf } from '../../test/support/documents/raw';
import { drawByReaders } from './by-readers.mts';

const WIDTH = 760;
const HEIGHT = 430;
const annotations: string[] = [];
const content: string[] = [];
let top = HEIGHT - 24;

interface Cell {
	readonly width: number;
	/** Entries besides /Rect, for a cell with this lower left and upper right corner. */
	readonly entries: (left: number, bottom: number, right: number, top: number) => string;
	/** Words of the page under it. */
	readonly words?: string;
}

function row(title: string, height: number, cells: readonly Cell[]): void {
	content.push(`BT /Helv 8 Tf 0.35 g 20 ${top - height / 2 - 3} Td (${title}) Tj ET`);
	let left = 110;
	for (const { width, entries, words } of cells) {
		const box = [left, top - height, left + width, top] as const;
		if (words !== undefined) content.push(`BT /Helv 14 Tf 0 g ${left + 4} ${top - height + 5} Td (${words}) Tj ET`);
		annotations.push(`/Rect[${box.join(' ')}]${entries(...box)}`);
		left += width + 12;
	}
	top -= height + 14;
}

const markup = (subtype: string, more: string): Cell => ({
	width: 120,
	words: 'The quick brown',
	entries: (left, bottom, right, upper) =>
		`/Subtype/${subtype}${more}/QuadPoints[${[left, upper, right, upper, left, bottom, right, bottom].join(' ')}]`,
});
row('text markup', 20, [
	markup('Highlight', '/C[1 0.9 0.2]'),
	markup('Underline', '/C[0.1 0.5 0.2]'),
	markup('Squiggly', '/C[0.8 0.1 0.1]'),
	markup('StrikeOut', '/C[0.8 0.1 0.1]'),
]);
row('half opaque', 20, [
	markup('Highlight', '/C[0.2 0.8 1]/CA 0.5'),
	markup('Underline', '/C[0 0 1 0]/CA 0.5'),
	markup('Squiggly', '/C[0.4]/CA 0.5'),
	markup('StrikeOut', '/CA 0.5'),
]);
row('on a slope', 50, [
	...['Highlight', 'Underline', 'Squiggly', 'StrikeOut'].map((subtype): Cell => ({
		width: 120,
		entries: (left, bottom, right, upper) =>
			`/Subtype/${subtype}/C[1 0.6 0.2]/QuadPoints[${[left, bottom + 20, right - 10, upper, left + 6, bottom, right, upper - 20].join(' ')}]`,
	})),
]);
const shape = (subtype: string, more: string): Cell => ({ width: 90, entries: () => `/Subtype/${subtype}${more}` });
row('shapes', 44, [
	shape('Square', '/C[0.1 0.42 0.65]'),
	shape('Square', '/C[0.1 0.42 0.65]/IC[0.9 0.95 1]/BS<</W 4>>/RD[6 6 6 6]'),
	shape('Square', '/C[0.1 0.42 0.65]/BS<</W 2/S/D/D[6 3]>>'),
	shape('Circle', '/C[0.8 0.1 0.1]/IC[1 0.9 0.8]'),
	shape('Circle', '/C[]/IC[0.2 0.6 0.3]/CA 0.4'),
	shape('Circle', '/C[0 1 1 0]/Border[0 0 3[2 2]]'),
]);
const line = (more: string, width = 50): Cell => ({
	width,
	entries: (left, bottom, right, upper) => `/Subtype/Line/L[${left + 4} ${bottom + 6} ${right - 8} ${upper - 6}]${more}`,
});
row('line endings', 34, [
	...['OpenArrow', 'ClosedArrow', 'ROpenArrow', 'RClosedArrow', 'Square', 'Diamond', 'Circle', 'Butt', 'Slash'].map((ending) =>
		line(`/C[0.3 0.2 0.6]/IC[0.9 0.85 1]/LE[/None/${ending}]`),
	),
]);
const points = (left: number, bottom: number, right: number, upper: number): string =>
	[0, 1, 2, 3, 4].map((at) => `${left + ((right - left) * at) / 4} ${at % 2 === 0 ? bottom : upper}`).join(' ');
row('lines', 44, [
	{ width: 100, entries: (...box) => `/Subtype/PolyLine/C[0.4 0.2 0.6]/LE[/Circle/OpenArrow]/Vertices[${points(...box)}]` },
	{ width: 100, entries: (...box) => `/Subtype/Polygon/C[0.1 0.5 0.2]/IC[0.85 1 0.85]/BS<</W 2>>/Vertices[${points(...box)}]` },
	{ width: 100, entries: (...box) => `/Subtype/Ink/C[0.1 0.2 0.8]/BS<</W 5>>/CA 0.5/InkList[[${points(...box)}]]` },
	{
		width: 100,
		entries: (left, bottom, right, upper) =>
			`/Subtype/Polygon/C[0.8 0.1 0.1]/Path[[${left} ${bottom}][${left} ${upper} ${right} ${upper} ${right} ${bottom}]]`,
	},
	{
		width: 100,
		entries: (left, bottom, right) =>
			`/Subtype/Line/C[0]/L[${left} ${bottom} ${right} ${bottom}]/LL 20/LLE 5/LLO 4/LE[/ClosedArrow/ClosedArrow]`,
	},
]);
const box = (more: string, text: string, width = 140): Cell => ({
	width,
	entries: () => `/Subtype/FreeText${more}/Contents(${text})`,
});
row('text boxes', 52, [
	box(
		'/DA(/Helv 10 Tf 0.8 0.1 0.1 rg)/C[1 1 0.85]/BS<</W 1>>',
		'A box with a border, and words that are broken where the line ends.',
	),
	box('/DA(/Helv 12 Tf 0 g)/Q 1', 'In the middle,\\nwithout a box'),
	box('/DA(/Cour 9 Tf 0 0 1 rg)/C[0.9 0.95 1]/Q 2/BS<</W 2/S/D>>/CA 0.6', 'To the right, half opaque'),
	{
		width: 140,
		entries: (left, bottom, _right, upper) =>
			`/Subtype/FreeText/IT/FreeTextCallout/DA(/Helv 10 Tf 0 0.4 0 rg)/C[0.9 1 0.9]/BS<</W 1>>/RD[40 4 4 20]/CL[${left} ${bottom} ${left + 25} ${upper - 10} ${left + 40} ${upper - 10}]/Contents(A callout)`,
	},
]);
row('scripts', 30, [
	box(
		'/DA(/Helv 11 Tf 0 g)/C[0.95]',
		'\\376\\377\\003\\225\\003\\273\\003\\273\\003\\267\\003\\275\\003\\271\\003\\272\\003\\254',
	),
	box('/DA(/Helv 11 Tf 0 g)/C[0.95]', '\\376\\377\\004\\020\\004\\061\\004\\062\\000 \\001\\101\\000\\363\\000d\\001\\172'),
]);

const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
const objects: Record<number, string | readonly [string, string]> = {
	1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/DR<</Font<</Helv 6 0 R/Cour 7 0 R>>>>>>>>',
	2: `<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Resources<</Font<</Helv 6 0 R>>>>>>`,
	3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[${annotations.map((_, index) => `${10 + index} 0 R`).join(' ')}]>>`,
	4: ['', content.join('\n')],
	6: font('Helvetica'),
	7: font('Courier'),
};
for (const [index, entries] of annotations.entries()) objects[10 + index] = `<</Type/Annot/F 4${entries}>>`;

/** Draws the flattened page with poppler, and prints how far four readers differ. */
export async function drawAnnotations(target: string): Promise<string> {
	const { documents } = await local.run('flatten_annotations', [asDocument(rawPdf(objects))], decode('flatten_annotations', {}));
	return drawByReaders(documents[0]!.bytes, target);
}
