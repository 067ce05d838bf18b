/** Families of documents of which many objects share one long text: each object is small, and whatever is done with its text is done again. */
import { rawPages } from '../../documents/raw';
import { asDocument } from '../../hosts/local';
import type { Costly } from '../costly';

type Features = Parameters<typeof rawPages>[1];
type Objects = NonNullable<Features['objects']>;

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

/** Objects from 100 on, and the text that they share, which is longer the more of them there are. */
const sharing = (count: number, make: (index: number) => Objects[number], text = 'Some text. '): Objects => ({
	90: `(${text.repeat(count * 5)})`,
	...Object.fromEntries(Array.from({ length: count }, (_, index) => [100 + index, make(index)] as const)),
});
const references = (count: number): string => many(count, (index) => `${100 + index} 0 R `);

const attacking = (
	operation: Costly['operation'],
	features: (count: number) => Features,
	size: number,
	{
		ends = 'ok',
		parameters = {},
	}: { readonly ends?: Costly['ends']; readonly parameters?: Readonly<Record<string, string>> } = {},
): Costly => ({
	operation,
	documents: (count) => [asDocument(rawPages(1, features(Math.floor(count))))],
	parameters: () => parameters,
	size,
	ends,
});

/** Files, with their streams beside them. */
const attachments = (count: number): Features => ({
	catalog: `/Names<</EmbeddedFiles<</Names[${many(count, (index) => `(a${index})${100 + 2 * index} 0 R`)}]>>>>`,
	objects: sharing(2 * count, (index) =>
		index % 2 === 0 ? `<</Type/Filespec/F 90 0 R/EF<</F ${101 + index} 0 R>>>>` : ['/Type/EmbeddedFile', 'x'],
	),
});
const annotations =
	(entries: string, text?: string) =>
	(count: number): Features => ({
		pages: { 1: `/Annots[${references(count)}]` },
		objects: sharing(count, () => `<</Rect[0 0 9 9]${entries}>>`, text),
	});
const fields = (count: number): Features => ({
	catalog: `/AcroForm<</Fields[${references(count)}]/DA 90 0 R>>`,
	pages: { 1: `/Annots[${references(count)}]` },
	objects: sharing(count, (index) => `<</FT/Tx/T(f${index})/V 90 0 R/Subtype/Widget/Rect[0 0 50 20]/P 11 0 R>>`),
});
const elements =
	(entries: string) =>
	(count: number): Features => ({
		catalog: '/StructTreeRoot 98 0 R/MarkInfo<</Marked true>>',
		objects: {
			...sharing(count, (index) => `<</S/Figure${entries}/P 98 0 R/Pg 11 0 R/K ${index}>>`),
			41: ['', `BT /F1 9 Tf 10 100 Td ${many(count, (index) => `/P<</MCID ${index}>>BDC (a) Tj EMC `)} ET`],
			98: `<</Type/StructTreeRoot/K[${references(count)}]>>`,
		},
	});
const fonts = (count: number): Features => ({
	pages: { 1: `/Resources<</Font<<${many(count, (index) => `/F${index} ${100 + index} 0 R`)}>>>>` },
	objects: {
		...sharing(count, () => '<</Type/Font/Subtype/Type1/BaseFont 90 0 R>>'),
		90: `/${'Aa#20'.repeat(count * 10)}`,
		41: ['', `BT ${many(count, (index) => `/F${index} 9 Tf (a) Tj `)} ET`],
	},
});
const fieldsOfOneName = (count: number): Features => ({
	catalog: `/AcroForm<</Fields[${references(count)}]>>`,
	objects: sharing(count, () => '<</FT/Tx/T 90 0 R>>'),
});
/** Bookmarks that lead to one name. */
const destinations = (count: number): Features => ({
	catalog: '/Outlines 99 0 R/Dests<</a[11 0 R/Fit]>>',
	objects: {
		...sharing(count, (index) => `<</Title(a)/Dest 90 0 R/Parent 99 0 R${index + 1 < count ? `/Next ${101 + index} 0 R` : ''}>>`),
		99: `<</First 100 0 R/Last ${99 + count} 0 R>>`,
	},
});
const merging = (features: (count: number) => Features, size: number): Costly => ({
	operation: 'merge_documents',
	documents: (count) => ['1.pdf', '2.pdf'].map((name) => asDocument(rawPages(1, features(Math.floor(count))), name)),
	size,
	ends: 'ok',
});

/** Leaves of a tag within very many others. */
const deepLeaves = (count: number): Features => ({
	catalog: '/StructTreeRoot 98 0 R/MarkInfo<</Marked true>>',
	objects: {
		...sharing(count, (index) => {
			const kids = index + 1 < count ? `${101 + index} 0 R` : many(count, (leaf) => `${100_000 + leaf} 0 R `);
			return `<</S/Div/P ${index === 0 ? 98 : 99 + index} 0 R/Pg 11 0 R/K[${kids}]>>`;
		}),
		...Object.fromEntries(
			Array.from({ length: count }, (_, leaf) => [
				100_000 + leaf,
				`<</S/P/P ${99 + count} 0 R/Pg 11 0 R/K ${(leaf * 7919) % count}>>`,
			]),
		),
		41: ['', `BT /F1 9 Tf 10 100 Td ${many(count, (index) => `/P<</MCID ${index}>>BDC (a) Tj EMC `)} ET`],
		98: '<</Type/StructTreeRoot/K 100 0 R>>',
	},
});

export const sharedTexts: Readonly<Record<string, Costly>> = {
	'shared texts: names of attachments': attacking('extract_attachments', attachments, 1000),
	'shared texts: names of attachments that a pattern chooses': attacking('extract_attachments', attachments, 500, {
		parameters: { name_pattern: '*a*b*c*d*e*f' },
	}),
	'shared texts: names of attachments other than invoices': attacking('read_e_invoice', attachments, 1000, {
		ends: 'invalid_parameters',
	}),
	'shared texts: addresses of links': attacking(
		'extract_text',
		annotations('/Subtype/Link/A<</S/URI/URI 90 0 R>>', 'https://octavo.example/'),
		2000,
		{ parameters: { layout: 'markdown' } },
	),
	'shared texts: addresses that may be scripts': attacking(
		'sanitize_document',
		annotations('/Subtype/Link/A<</S/URI/URI 90 0 R>>'),
		1000,
	),
	'shared texts: comments that are drawn': attacking(
		'flatten_annotations',
		annotations('/Subtype/FreeText/Contents 90 0 R'),
		400,
		{
			ends: 'limit_exceeded',
		},
	),
	'shared texts: fields that are drawn': attacking('flatten_form', fields, 400, { ends: 'limit_exceeded' }),
	'shared texts: fields that are read': attacking('extract_text', fields, 400, { ends: 'limit_exceeded' }),
	'shared texts: texts of elements': attacking('extract_text', elements('/ActualText 90 0 R'), 1000, { ends: 'limit_exceeded' }),
	'shared texts: descriptions of figures': attacking('extract_text', elements('/Alt 90 0 R'), 1500, {
		ends: 'limit_exceeded',
		parameters: { layout: 'markdown' },
	}),
	'shared texts: a name of fields that are merged': merging(fieldsOfOneName, 1000),
	'shared texts: a name of destinations that are merged': merging(destinations, 2000),
	'shared texts: a name of fonts': attacking('get_document_info', fonts, 2000),
	'shared texts: a name of fonts that are read': attacking('extract_text', fonts, 2000),
	'tags: leaves of one element within very many': attacking('extract_text', deepLeaves, 8000, {
		parameters: { layout: 'markdown' },
	}),
};
