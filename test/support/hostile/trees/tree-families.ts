/** Families of documents with trees, lists, chains and dictionaries of very many parts, which operations read, join and sort. */
import { deflateSync } from 'node:zlib';
import { rawPages } from '../../documents/raw';
import { asDocument } from '../../hosts/local';
import type { Costly } from '../costly';

type Features = Parameters<typeof rawPages>[1];

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

const numbered = (count: number, make: (index: number) => string): Record<number, string> =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [100 + index, make(index)]));

const within = (
	operation: Costly['operation'],
	size: number,
	features: (size: number) => Features,
	more: Partial<Costly> = {},
): Costly => ({
	operation,
	documents: (given) => [asDocument(rawPages(2, features(Math.floor(given))))],
	size,
	ends: 'ok',
	...more,
});

const merged = (size: number, features: (size: number) => Features): Costly =>
	within('merge_documents', size, features, {
		documents: (given) => [1, 2].map((number) => asDocument(rawPages(2, features(Math.floor(given))), `${number}.pdf`)),
	});

const tagged = (root: string): Features => ({
	catalog: '/StructTreeRoot 60 0 R/MarkInfo<</Marked true>>',
	objects: { 60: `<</Type/StructTreeRoot/K 61 0 R${root}>>`, 61: '<</S/P/K 0/Pg 11 0 R/P 60 0 R>>' },
});

/** The numbers below `count` in another order. */
const shuffled = (index: number, count: number): string => String((index * 7919) % count).padStart(7, '0');

/** A page with as many annotations. */
const annotated = (size: number): Features => ({
	pages: { 1: `/Annots[${many(size, (index) => `${100 + index} 0 R `)}]` },
	objects: numbered(size, () => '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(a)>>'),
});

export const treeFamilies: Readonly<Record<string, Costly>> = {
	'trees: identifiers that are merged': merged(40_000, (size) =>
		tagged(`/IDTree<</Names[${many(size, (index) => `(${shuffled(index, size)})61 0 R`)}]>>`),
	),
	'trees: keys of the structure that are merged': merged(50_000, (size) =>
		tagged(`/ParentTree<</Nums[${many(size, (index) => `${(index * 7919) % size} 61 0 R `)}]>>`),
	),
	'trees: roles that lead to each other': merged(40_000, (size) =>
		tagged(`/RoleMap<<${many(size, (index) => `/R${index}/R${(index + 1) % size}`)}>>`),
	),
	'trees: an order of calculation that is merged': merged(100_000, (size) => ({
		catalog: `/AcroForm<</Fields[60 0 R]/CO[${'60 0 R '.repeat(size)}]>>`,
		pages: { 1: '/Annots[60 0 R]' },
		objects: { 60: '<</Type/Annot/Subtype/Widget/FT/Tx/Rect[0 0 9 9]/T(a)>>' },
	})),
	'trees: scripts in leaves that nothing uses': within('get_document_info', 20_000, (size) => ({
		objects: numbered(size, (index) => `<</Names[(${index})<</JS(a)/S/GoTo>>]>>`),
	})),
	'trees: a list of actions that many actions share': within('sanitize_document', 4000, (size) => ({
		pages: { 1: `/Annots[${many(size, () => '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(a)/Next 60 0 R>>>>')}]` },
		objects: { 60: `[${'61 0 R '.repeat(size)}]`, 61: '<</S/GoTo/D[12 0 R/Fit]>>' },
	})),
	'trees: actions in a circle': within('sanitize_document', 40_000, (size) => ({
		catalog: '/OpenAction 100 0 R',
		objects: numbered(size, (index) => `<</S/GoTo/D[11 0 R/Fit]/Next ${100 + ((index + 1) % size)} 0 R>>`),
	})),
	'trees: scripts in a circle': within('sanitize_document', 30_000, (size) => ({
		catalog: '/OpenAction 100 0 R',
		objects: numbered(size, (index) => `<</S/JavaScript/JS(a)/Next ${100 + ((index + 1) % size)} 0 R>>`),
	})),
	'trees: a list of scripts': within('sanitize_document', 30_000, (size) => ({
		catalog: '/OpenAction<</S/URI/URI(a)/Next 60 0 R>>',
		objects: {
			60: `[${many(size, (index) => `${100 + index} 0 R `)}]`,
			...numbered(size, () => '<</S/JavaScript/JS(a)/Next 61 0 R>>'),
			61: '<</S/Named/N/NextPage>>',
		},
	})),
	'trees: a circle of actions that go to a removed page': within(
		'extract_pages',
		30_000,
		(size) => ({
			pages: { 1: '/Annots 60 0 R' },
			objects: {
				60: '[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 100 0 R>>]',
				...numbered(size, (index) => `<</S/GoTo/D[12 0 R/Fit]/Next ${100 + ((index + 1) % size)} 0 R>>`),
			},
		}),
		{ parameters: () => ({ pages: '1' }) },
	),
	'trees: beads of one page': within(
		'arrange_pages',
		20_000,
		(size) => ({
			catalog: '/Threads[60 0 R]',
			pages: { 1: `/B[${many(size, (index) => `${100 + index} 0 R `)}]` },
			objects: {
				60: '<</F 100 0 R>>',
				...numbered(size, (index) => `<</T 60 0 R/N ${100 + ((index + 1) % size)} 0 R/P 11 0 R/R[0 0 9 9]>>`),
			},
		}),
		{ parameters: () => ({ arrangement: '2' }) },
	),
	'trees: one annotation that a page lists again and again': within(
		'compare_documents',
		20_000,
		(size) => ({
			pages: { 1: `/Annots[${'60 0 R '.repeat(size)}]` },
			objects: { 60: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(a)>>' },
		}),
		{ parameters: () => ({ compare_to: asDocument(rawPages(2, {})) }) },
	),
	'trees: annotations of one page that are looked for': within('remove_annotations', 20_000, annotated),
	'trees: annotations of one page that are read': within('extract_text', 20_000, annotated),
	'trees: annotations of one page that are searched for media': within('redact_text', 20_000, annotated, {
		parameters: () => ({ search: 'zz' }),
	}),
	'trees: a form that lists a packet of XFA again and again': merged(30_000, (size) => ({
		catalog: `/AcroForm<</Fields[]/XFA[${'(a)60 0 R'.repeat(size)}]>>`,
		objects: { 60: ['', '<a/>'] },
	})),
	'trees: choices of a list, all of which are chosen': within(
		'fill_form',
		30_000,
		(size) => ({
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: {
				60: `<</Type/Annot/Subtype/Widget/FT/Ch/Ff 2097152/Opt[${many(size, (index) => `(o${index})`)}]/Rect[0 0 99 99]/T(a)/DA(/Helv 9 Tf)>>`,
			},
		}),
		{ parameters: (size) => ({ values: JSON.stringify({ a: Array.from({ length: size }, (_, index) => `o${index}`) }) }) },
	),
	'trees: choices of a list that are read': within('get_form_data', 40_000, (size) => {
		const choices = many(size, (index) => `(o${index})`);
		return {
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: { 60: `<</Type/Annot/Subtype/Widget/FT/Ch/Ff 2097152/Opt[${choices}]/V[${choices}]/Rect[0 0 99 99]/T(a)>>` },
		};
	}),
	'trees: one text of a field, in sizes that do not fit': within(
		'fill_form',
		120_000,
		() => ({
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: { 60: '<</Type/Annot/Subtype/Widget/FT/Tx/Ff 4096/Rect[0 0 99 99]/T(a)/DA(/Helv 0 Tf)>>' },
		}),
		{ parameters: (size) => ({ values: JSON.stringify({ a: 'ab cd '.repeat(size / 6) }) }) },
	),
	'trees: one text of a field, in two directions': within(
		'fill_form',
		60_000,
		() => ({
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: { 60: '<</Type/Annot/Subtype/Widget/FT/Tx/Ff 4096/Rect[0 0 99 99]/T(a)/DA(/Helv 9 Tf)>>' },
		}),
		{ parameters: (size) => ({ values: JSON.stringify({ a: '\u05e9\u05dc abc '.repeat(size / 7) }) }) },
	),
	'trees: widgets of a field that is filled': within(
		'fill_form',
		20_000,
		(size) => ({
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			objects: {
				60: `<</T(a)/FT/Tx/Kids[${many(size, (index) => `${100 + index} 0 R `)}]>>`,
				...numbered(size, () => '<</Subtype/Widget/Parent 60 0 R/Rect[0 0 1 1]>>'),
			},
		}),
		{ parameters: () => ({ values: '{"a": "x"}' }) },
	),
	'trees: fields of one name that are filled': within(
		'fill_form',
		20_000,
		(size) => ({
			catalog: `/AcroForm<</Fields[${many(size, (index) => `${100 + index} 0 R `)}]>>`,
			objects: numbered(size, () => '<</T(a)/FT/Tx/Subtype/Widget/Rect[0 0 1 1]>>'),
		}),
		{ parameters: () => ({ values: '{"a": "x"}' }) },
	),
	'trees: bookmarks that are given': within('set_bookmarks', 40_000, () => ({}), {
		parameters: (size) => ({
			bookmark_list: JSON.stringify({ bookmarks: Array.from({ length: size }, () => ({ title: 'a', page: 1 })) }),
		}),
	}),
	'trees: labels of one page that are given': within('set_page_labels', 60_000, () => ({}), {
		parameters: (size) => ({ labels: JSON.stringify({ labels: Array.from({ length: size }, () => ({ from: 1 })) }) }),
		ends: 'invalid_parameters',
	}),
	'trees: layers that are off': within('sanitize_document', 20_000, (size) => ({
		catalog: `/OCProperties<</OCGs 60 0 R/D<</OFF 60 0 R>>>>`,
		objects: {
			60: `[${many(size, (index) => `${100 + index} 0 R `)}]`,
			...numbered(size, (index) => `<</Type/OCG/Name(a${index})>>`),
		},
	})),
	'trees: marked content of one element that moves': within(
		'arrange_pages',
		40_000,
		(size) => {
			const { catalog, objects } = tagged('');
			return {
				catalog: catalog!,
				objects: { ...objects, 61: `<</S/P/K[${many(size, (index) => `${index} `)}]/Pg 11 0 R/P 60 0 R>>` },
			};
		},
		{ parameters: () => ({ arrangement: '2' }) },
	),
	'trees: expressions that share a list of layers': within('sanitize_document', 2000, (size) => ({
		catalog: '/OCProperties<</OCGs[62 0 R]/D<<>>>>',
		pages: { 1: `/Resources<</Properties<<${many(size, (index) => `/P${index} ${100 + index} 0 R`)}>>>>` },
		objects: {
			41: ['/Filter/FlateDecode', deflateSync(many(size, (index) => `/OC/P${index} BDC EMC `)).toString('latin1')],
			62: '<</Type/OCG/Name(a)>>',
			64: `[/And ${'62 0 R '.repeat(size)}]`,
			...numbered(size, () => '<</Type/OCMD/OCGs[62 0 R]/VE 64 0 R>>'),
		},
	})),
	'trees: leaves of names': within(
		'get_document_info',
		60_000,
		(size) => ({
			catalog: '/Names<</Dests 60 0 R>>',
			objects: {
				60: `<</Kids[${many(size, (index) => `${100 + index} 0 R `)}]>>`,
				...numbered(size, (index) => `<</Names[(${index})[11 0 R/Fit]]>>`),
			},
		}),
		{ parameters: () => ({ with_bookmarks: 'true' }) },
	),
	'trees: a leaf of page labels that a node lists again and again': within('get_document_info', 200_000, (size) => ({
		catalog: `/PageLabels<</Kids[${'60 0 R '.repeat(size)}]>>`,
		objects: { 60: '<</Nums[0<</S/R>>]>>' },
	})),
	'trees: an associated file that the catalog lists again and again': merged(200_000, (size) => ({
		catalog: `/AF[${'60 0 R '.repeat(size)}]`,
		objects: { 60: '<</Type/Filespec/F(a)/EF<</F 61 0 R>>>>', 61: ['/Type/EmbeddedFile', 'x'] },
	})),
	'trees: files of one list that annotations share': within('get_document_info', 10_000, (size) => ({
		pages: { 1: `/Annots[${'<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/AF 62 0 R>>'.repeat(size)}]` },
		objects: {
			60: '<</Type/Filespec/F(a)/EF<</F 61 0 R>>>>',
			61: ['/Type/EmbeddedFile', 'x'],
			62: `[${'60 0 R '.repeat(size)}]`,
			63: '<</Type/Filespec/F(a)/EF<</F 64 0 R>>>>',
			64: ['/Type/EmbeddedFile', 'x'],
		},
	})),
	'trees: a dictionary of very many entries': within(
		'rotate_pages',
		150_000,
		(size) => ({ catalog: `/X<<${many(size, (index) => `/N${index} 1`)}>>` }),
		{ parameters: () => ({ angle: '90' }), ends: 'limit_exceeded' },
	),
};
