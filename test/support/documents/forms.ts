/** Forms written by hand: one page of 300 by 200 units that says "Page 1", and the fields that a test asks for. */
import type { JsonObject, Outcome } from '../../../shared/contract/backend';
import { asDocument, local } from '../hosts/local';
import { Objects as ObjectsOf } from '../judges/facts';
import { rawPages } from './raw';
import { onFile, renderPages, run, wordBoxes } from '../judges/tools';

export type Objects = Readonly<Record<number, string | readonly [entries: string, data: string]>>;

export interface FormOptions {
	/** Further entries of the form dictionary; /DA and /DR are there. */
	readonly form?: string;
	/** Takes the place of /Fields: all widgets, which are the objects from 62 on. */
	readonly fields?: string;
	readonly catalog?: string;
	/** Further entries of the page. */
	readonly page?: string;
	readonly objects?: Objects;
	readonly pages?: number;
}

/** Object 60 is Helvetica (`Helv`), 61 ZapfDingbats (`ZaDb`); `widgets` are the entries of objects 62, 63, … (close to the others: far apart, they would be renumbered) */
export function form(widgets: readonly string[], options: FormOptions = {}): Uint8Array {
	const numbers = widgets.map((_, index) => `${62 + index} 0 R`).join(' ');
	const annotations = widgets.map((entries, index) => (entries.startsWith('<<') ? '' : `${62 + index} 0 R`)).join(' ');
	const objects: Record<number, string | readonly [string, string]> = {
		59: `<</Fields[${options.fields ?? numbers}]/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 60 0 R/ZaDb 61 0 R>>>>${options.form ?? ''}>>`,
		60: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
		61: '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>',
	};
	for (const [index, entries] of widgets.entries())
		objects[62 + index] = entries.startsWith('<<') ? entries : `<</Type/Annot/Subtype/Widget/F 4${entries}>>`;
	return rawPages(options.pages ?? 1, {
		catalog: `/AcroForm 59 0 R${options.catalog ?? ''}`,
		pages: { 1: `${options.page?.includes('/Annots') ? '' : `/Annots[${annotations}]`}${options.page ?? ''}` },
		objects: { ...objects, ...options.objects },
	});
}

/** A text field named `name` in the rectangle, with further entries. */
export const text = (name: string, rect = '20 20 220 40', entries = ''): string => `/FT/Tx/T(${name})/Rect[${rect}]${entries}`;

export const fill = (
	bytes: Uint8Array,
	values: JsonObject,
	options: { flatten?: boolean; unknown_fields?: 'error' | 'ignore' } = {},
): Promise<Outcome> =>
	local.run('fill_form', [asDocument(bytes)], {
		values,
		unknown_fields: 'error',
		flatten: false,
		keep_signatures: false,
		...options,
	});

export const filled = async (...parameters: Parameters<typeof fill>): Promise<Uint8Array> =>
	(await fill(...parameters)).documents[0]!.bytes;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of many shapes; tests pick a few values
export const data = async (bytes: Uint8Array): Promise<any> => (await local.run('get_form_data', [asDocument(bytes)], {})).data;

export const flatten = (bytes: Uint8Array, pages = 'all'): Promise<Outcome> =>
	local.run('flatten_form', [asDocument(bytes)], { pages });

export const flattened = async (...parameters: Parameters<typeof flatten>): Promise<Uint8Array> =>
	(await flatten(...parameters)).documents[0]!.bytes;

/** Words of page 1 with their boxes in units of the page, origin at the lower left, as pdftotext or PDFium finds them. */
export function words(
	bytes: Uint8Array,
	height = 200,
): { word: string; left: number; bottom: number; right: number; top: number }[] {
	const [page = []] = wordBoxes(bytes, 1);
	return page.map(({ text, box: [left, top, right, bottom] }) => ({
		word: text,
		left,
		bottom: height - bottom,
		right,
		top: height - top,
	}));
}

/** Words of page 1 whose middle is in the rectangle, in reading order. */
export function wordsIn(bytes: Uint8Array, rect: string): string {
	const [left, bottom, right, top] = rect.split(' ').map(Number) as [number, number, number, number];
	return words(bytes)
		.filter((one) => {
			const [x, y] = [(one.left + one.right) / 2, (one.bottom + one.top) / 2];
			return x >= left && x <= right && y >= bottom && y <= top;
		})
		.map(({ word }) => word)
		.join(' ');
}

/** Share of pixels in the rectangle that are not white, as poppler draws page 1. */
export function ink(bytes: Uint8Array, rect: string): number {
	const [picture] = renderPages(bytes, { dpi: 144, last: 1 });
	const [left, bottom, right, top] = rect.split(' ').map((side) => Number(side) * 2) as [number, number, number, number];
	const { width, height, rgb } = picture!;
	let dark = 0;
	for (let y = Math.round(height - top); y < height - bottom; y++)
		for (let x = Math.round(left); x < right; x++) {
			const at = (y * width + x) * 3;
			if (rgb[at]! + rgb[at + 1]! + rgb[at + 2]! < 600) dark++;
		}
	return dark / ((right - left) * (top - bottom));
}

/** The content of a widget's normal appearance; of a state of it, where one is named. */
export function content(bytes: Uint8Array, widget: number, state?: string): string {
	const objects = new ObjectsOf(bytes);
	const normal = objects.get(`${widget} 0 R`)['/AP']['/N'];
	const ref: string = state === undefined ? normal : objects.get(normal)[`/${state}`];
	const { stdout } = onFile(bytes, (file) =>
		run('qpdf', [`--show-object=${ref.split(' ')[0]!}`, '--filtered-stream-data', file]),
	);
	return stdout.toString('latin1');
}

/** One field of every kind, as conformance and demonstration fill them; `plan` shows "Basic". */
export function everyKind(): Uint8Array {
	const border = '/MK<</BC[0 0.3 0.6]>>';
	const radio = (state: string, rect: string) =>
		`/Parent 68 0 R/AS/Off/Rect[${rect}]/MK<</BC[0]/CA(l)>>/AP<</N<</${state} 70 0 R>>>>`;
	return form(
		[
			text('name', '20 160 220 180', `/MaxLen 20${border}`),
			`/FT/Btn/T(agree)/Rect[20 130 36 146]/MK<</BC[0]/CA(4)>>/V/Off/AS/Off`,
			radio('red', '50 130 66 146'),
			radio('blue', '76 130 92 146'),
			`/FT/Ch/Ff 131072/T(plan)/V(basic)/Opt[[(basic)(Basic)][(pro)(Professional)]]/Rect[100 126 220 146]${border}/AP<</N 71 0 R>>`,
			text('notes', '20 20 220 80', `/Ff 4096${border}`),
			'<</FT/Btn/Ff 32768/T(color)/V/Off/Kids[64 0 R 65 0 R]>>',
		],
		{
			fields: '62 0 R 63 0 R 68 0 R 66 0 R 67 0 R',
			objects: {
				70: ['/Type/XObject/Subtype/Form/BBox[0 0 16 16]', '4 4 8 8 re f'],
				71: [
					'/Type/XObject/Subtype/Form/BBox[0 0 120 20]/Resources<</Font<</Helv 60 0 R>>>>',
					'/Tx BMC q BT /Helv 12 Tf 2 6 Td (Basic) Tj ET Q EMC',
				],
			},
		},
	);
}
