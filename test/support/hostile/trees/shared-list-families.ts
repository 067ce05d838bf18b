/** Families of documents of which very many parts share one list or dictionary, and of very many signature fields. */
import { rawPages } from '../../documents/raw';
import { asDocument } from '../../hosts/local';
import type { Costly } from '../costly';

type Features = Parameters<typeof rawPages>[1];
type Objects = NonNullable<Features['objects']>;

const FIRST = 100;

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
const references = (numbers: readonly number[]): string => `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`;
const each = (numbers: readonly number[], make: (number: number) => string): Objects =>
	Object.fromEntries(numbers.map((number) => [number, make(number)]));

const within = (
	operation: Costly['operation'],
	size: number,
	features: (size: number) => Features,
	parameters?: Readonly<Record<string, string>>,
	ends: Costly['ends'] = 'ok',
): Costly => ({
	operation,
	documents: (given) =>
		Array.from({ length: operation === 'merge_documents' ? 2 : 1 }, (_, index) =>
			asDocument(rawPages(2, features(Math.floor(given))), `${index}.pdf`),
		),
	...(parameters && { parameters: () => parameters }),
	size,
	ends,
});

const SIGNATURE = '/V<</Type/Sig/Filter/A/SubFilter/B/ByteRange[0 1 2 3]/Contents<00>>>';

/** Signature fields of one page. */
function signed(count: number): Features {
	const fields = from(FIRST, count);
	return {
		catalog: `/AcroForm<</Fields${references(fields)}/SigFlags 3>>`,
		pages: { 1: `/Annots${references(fields)}` },
		objects: each(fields, (number) => `<</Type/Annot/Subtype/Widget/FT/Sig/T(s${number})/Rect[0 0 9 9]/P 11 0 R${SIGNATURE}>>`),
	};
}

/** Signature fields whose widgets are one list. */
function signedByOne(count: number): Features {
	const [fields, kids] = [from(FIRST, count), from(FIRST + count, count)];
	return {
		catalog: `/AcroForm<</Fields${references(fields)}/SigFlags 3>>`,
		pages: { 1: `/Annots${references(kids)}` },
		objects: {
			60: references(kids),
			...each(fields, (number) => `<</FT/Sig/T(s${number})/Kids 60 0 R${SIGNATURE}>>`),
			...each(kids, () => `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/P 11 0 R/Parent ${FIRST} 0 R>>`),
		},
	};
}

/** Elements with these entries, in which object 61 is the list that they share. */
const tagged =
	(entries: string, list: (count: number) => string) =>
	(count: number): Features => {
		const elements = from(FIRST, count);
		return {
			catalog: '/StructTreeRoot 60 0 R/MarkInfo<</Marked true>>',
			objects: {
				60: `<</Type/StructTreeRoot/K${references(elements)}>>`,
				61: list(count),
				...each(elements, () => `<</S/P/P 60 0 R/Pg 11 0 R${entries}>>`),
			},
		};
	};

/** Widgets of one page that are fields, and what they share, which is object 61. */
const widgets =
	(entries: string, shared: (count: number) => string) =>
	(count: number): Features => {
		const fields = from(FIRST, count);
		return {
			catalog: `/AcroForm<</Fields${references(fields)}>>`,
			pages: { 1: `/Annots${references(fields)}` },
			objects: {
				60: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 5 5 re f'],
				61: shared(count),
				...each(fields, (number) => `<</Type/Annot/Subtype/Widget/T(f${number})/Rect[0 0 9 9]${entries}>>`),
			},
		};
	};

const marked = tagged('/K 61 0 R', (count) => `[${from(0, count).join(' ')}]`);
const scripted = widgets(
	'/FT/Tx/AA 61 0 R',
	(count) =>
		`<<${from(0, count)
			.map((at) => `/K${at}<</S/JavaScript/JS(a)>>`)
			.join('')}>>`,
);

/** Comments without appearances that have the same points. */
function marks(count: number): Features {
	const comments = from(FIRST, count);
	return {
		pages: { 1: `/Annots${references(comments)}` },
		objects: {
			61: `[${'0 0 9 0 0 9 9 9 '.repeat(count)}]`,
			...each(comments, () => '<</Type/Annot/Subtype/Highlight/C[1 1 0]/Rect[0 0 9 9]/QuadPoints 61 0 R>>'),
		},
	};
}

/** Composite fonts that have the same widths, each of which shows a text. */
function fonts(count: number): Features {
	const numbers = from(FIRST, count);
	const descendant = '/Type/Font/Subtype/CIDFontType2/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W 61 0 R';
	return {
		pages: { 1: `/Resources<</Font<<${numbers.map((number) => `/F${number} ${number} 0 R`).join('')}>>>>` },
		objects: {
			41: ['', `BT ${numbers.map((number) => `/F${number} 9 Tf(ab)Tj`).join(' ')} ET`],
			61: `[${from(0, count)
				.map((cid) => `${cid} ${cid} 500`)
				.join(' ')}]`,
			...each(
				numbers,
				(number) =>
					`<</Type/Font/Subtype/Type0/BaseFont/A${number}/Encoding/Identity-H/DescendantFonts[<<${descendant}/BaseFont/A${number}>>]>>`,
			),
		},
	};
}

/** Color spaces that have the same inks. */
function inks(count: number): Features {
	const numbers = from(FIRST, count);
	return {
		pages: { 1: `/Resources<</ColorSpace<<${numbers.map((number) => `/C${number} ${number} 0 R`).join('')}>>>>` },
		objects: {
			41: ['', numbers.map((number) => `/C${number} cs 0 scn 0 0 9 9 re f`).join(' ')],
			61: `[${'/A '.repeat(count)}]`,
			62: '<</FunctionType 2/N 1/Domain[0 1]/C0[0]/C1[1]>>',
			...each(numbers, () => '[/DeviceN 61 0 R/DeviceGray 62 0 R]'),
		},
	};
}

export const sharedListFamilies: Readonly<Record<string, Costly>> = {
	'shared: signed fields that are merged': within('merge_documents', 20_000, signed),
	'shared: signed fields of comments': within('flatten_annotations', 40_000, signed),
	'shared: signed fields that are checked': within('check_signatures', 20_000, signed, {}, 'limit_exceeded'),
	'shared: widgets of signed fields': within('remove_signatures', 10_000, signedByOne),
	'shared: widgets of fields that are read': within('get_form_data', 10_000, signedByOne),
	'shared: kids of elements that lose their page': within('remove_pages', 10_000, marked, { pages: '1' }, 'limit_exceeded'),
	'shared: kids of elements that are read': within('extract_text', 10_000, marked),
	'shared: kids of elements whose page moves': within('arrange_pages', 10_000, marked, { arrangement: '2' }),
	'shared: classes of elements': within(
		'remove_pages',
		10_000,
		tagged(
			'/K 0/C 61 0 R',
			(count) =>
				`[${from(0, count)
					.map((at) => `/C${at}`)
					.join('')}]`,
		),
		{ pages: '1' },
	),
	'shared: texts of the options of buttons': within(
		'get_form_data',
		6_000,
		widgets(
			'/FT/Btn/Ff 32768/Opt 61 0 R/AS/0/AP<</N<</0 60 0 R/Off 60 0 R>>>>',
			(count) =>
				`[${from(0, count)
					.map((at) => `(o${at})`)
					.join('')}]`,
		),
	),
	'shared: states of buttons': within(
		'get_form_data',
		2_000,
		widgets(
			'/FT/Btn/AS/S0/AP<</N 61 0 R>>',
			(count) =>
				`<<${from(0, count)
					.map((at) => `/S${at} 60 0 R`)
					.join('')}>>`,
		),
		{},
		'limit_exceeded',
	),
	'shared: actions of widgets that are counted': within('get_form_data', 8_000, scripted),
	'shared: actions of widgets that are copied': within('reorder_pages', 4_000, scripted, { page_order: '1,1' }, 'limit_exceeded'),
	'shared: widgets that are copied': within(
		'reorder_pages',
		10_000,
		widgets('/FT/Tx', () => 'null'),
		{ page_order: '1,1' },
	),
	'shared: points of comments that move': within('resize_pages', 4_000, marks, { page_size: 'A5' }, 'limit_exceeded'),
	'shared: widths of fonts': within('extract_text', 4_000, fonts),
	'shared: inks of color spaces': {
		...within('compare_documents', 3_000, inks),
		parameters: (size) => ({ compare_to: asDocument(rawPages(2, inks(Math.floor(size)))) }),
	},
};
