/**
 * Choices that ISO 32000 leaves to a writer, and that few writers make. Each choice is a change to a draft; of a group, a document has at most one.
 * `/Kids` that two nodes share are not here: a page has one parent (ISO 32000-2, 7.7.3.3).
 */
import { entriesOf, inline, NUMBERS, PAGES, ref, refs, text, type Draft, type Entries } from './draft';
import { contents, streams } from './content-choices';
import { fileChoices, names } from './file-choices';
import type { Random } from '../random';

export interface Choice {
	readonly name: string;
	apply(draft: Draft): void;
}

export type Group = Readonly<Record<string, (draft: Draft) => void>>;

/** A chain of page tree nodes above page `index`, `depth` long; returns the uppermost. */
function chain(draft: Draft, index: number, depth: number, entries: Entries = new Map()): string {
	let kid = draft.page(index + 1);
	let parent: number | undefined;
	for (let i = 0; i < depth; i++) {
		parent = draft.reserve();
		const uppermost = i === depth - 1;
		draft.objects.set(parent, new Map([['Type', '/Pages'], ['Count', '1'], ['Kids', `[${kid}]`], ...(uppermost ? entries : [])]));
		(i === 0 ? draft.pages[index]! : draft.dict(Number.parseInt(kid))).set('Parent', ref(parent));
		kid = ref(parent);
	}
	draft.dict(parent!).set('Parent', ref(NUMBERS.tree));
	return kid;
}

/** Two nodes below the root: pages 1 and 2, and the others. Returns their numbers. */
function halves(draft: Draft): [number, number] {
	const numbers: [number, number] = [draft.reserve(), draft.reserve()];
	for (const [half, [from, to]] of [
		[0, 2],
		[2, PAGES],
	].entries()) {
		const kids = Array.from({ length: to! - from! }, (_, index) => NUMBERS.page + from! + index);
		draft.objects.set(
			numbers[half]!,
			entriesOf({ Type: '/Pages', Parent: ref(NUMBERS.tree), Count: String(kids.length), Kids: refs(kids) }),
		);
		for (const page of draft.pages.slice(from, to)) page.set('Parent', ref(numbers[half]!));
	}
	draft.tree.set('Kids', refs(numbers));
	return numbers;
}

const every = (draft: Draft, change: (page: Entries, index: number) => void): void => draft.pages.forEach(change);

const tree: Group = {
	'each page below a chain of four nodes': (draft) =>
		draft.tree.set('Kids', `[${draft.pages.map((_, index) => chain(draft, index, 4)).join(' ')}]`),
	'pages at different depths': (draft) => {
		const kids = draft.pages.map((_, index) => (index % 2 === 0 ? draft.page(index + 1) : chain(draft, index, index)));
		draft.tree.set('Kids', `[${kids.join(' ')}]`);
	},
	'a node without pages': (draft) => {
		const empty = draft.add(entriesOf({ Type: '/Pages', Parent: ref(NUMBERS.tree), Count: '0', Kids: '[]' }));
		draft.tree.set('Kids', draft.tree.get('Kids')!.replace(']', ` ${empty}]`));
	},
	'an indirect /Kids and /Count': (draft) => {
		draft.tree.set('Kids', draft.add(draft.tree.get('Kids')!));
		draft.tree.set('Count', draft.add(String(PAGES)));
	},
	'two nodes of several pages': (draft) => void halves(draft),
};

const inherited: Group = {
	'resources inherited from the root': (draft) => {
		draft.tree.set('Resources', draft.pages[0]!.get('Resources')!);
		every(draft, (page) => page.delete('Resources'));
	},
	'resources inherited from three levels up': (draft) => {
		draft.tree.set('Resources', draft.pages[0]!.get('Resources')!);
		every(draft, (page) => page.delete('Resources'));
		const own = draft.tree.get('Kids')!;
		const [upper, lower] = [draft.reserve(), draft.reserve()];
		const listed = draft.objects.get(Number.parseInt(own));
		const kids = [...(typeof listed === 'string' ? listed : own).matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
		draft.objects.set(upper, entriesOf({ Type: '/Pages', Parent: ref(NUMBERS.tree), Count: String(PAGES), Kids: refs([lower]) }));
		draft.objects.set(lower, entriesOf({ Type: '/Pages', Parent: ref(upper), Count: String(PAGES), Kids: own }));
		for (const kid of kids) draft.dict(kid).set('Parent', ref(lower));
		draft.tree.set('Kids', refs([upper]));
	},
	'resources that override inherited ones': (draft) => {
		draft.tree.set('Resources', `<</Font <</G ${ref(NUMBERS.font)}>>>>`);
	},
	'indirect resources that all pages share': (draft) => {
		const shared = draft.add(draft.pages[0]!.get('Resources')!);
		every(draft, (page) => page.set('Resources', shared));
	},
	'indirect categories of resources': (draft) => {
		const fonts = draft.add(entriesOf({ F: ref(NUMBERS.font) }));
		const sets = draft.add('[/PDF /Text]');
		every(draft, (page) => page.set('Resources', inline({ Font: fonts, ProcSet: sets, XObject: '<<>>', ExtGState: '<<>>' })));
	},
	'a font in the resources themselves': (draft) =>
		every(draft, (page) => page.set('Resources', '<</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>')),
};

const boxes: Group = {
	'swapped corners': (draft) => every(draft, (page) => page.set('MediaBox', '[300 200 0 0]')),
	'corners at the upper left and lower right': (draft) => every(draft, (page) => page.set('MediaBox', '[0 200 300 0]')),
	'real numbers of every form': (draft) => every(draft, (page) => page.set('MediaBox', '[-0.0 .0 +300. 0200.00]')),
	'an indirect box that pages share': (draft) => {
		const box = draft.add('[0 0 300 200]');
		every(draft, (page) => page.set('MediaBox', box));
	},
	'a box of indirect numbers': (draft) => {
		const [width, height] = [draft.add('300'), draft.add('200')];
		every(draft, (page) => page.set('MediaBox', `[0 0 ${width} ${height}]`));
	},
	'an inherited MediaBox, and a CropBox on some pages': (draft) => {
		every(draft, (page, index) => {
			page.delete('MediaBox');
			if (index % 2 === 1) page.set('CropBox', '[10 10 290 190]');
		});
		draft.tree.set('MediaBox', '[0 0 300 200]');
	},
	'an inherited CropBox': (draft) => draft.tree.set('CropBox', '[20 10 280 190]'),
	'a CropBox beyond the MediaBox': (draft) => every(draft, (page) => page.set('CropBox', '[-50 -50 400 400]')),
	'an origin below zero': (draft) => every(draft, (page) => page.set('MediaBox', '[-30 -20 270 180]')),
	'every box': (draft) =>
		every(draft, (page) => {
			for (const box of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) page.set(box, '[5 5 295 195]');
		}),
	'a user unit': (draft) => every(draft, (page, index) => page.set('UserUnit', index % 2 === 0 ? '2' : '1.5')),
};

const rotation: Group = {
	'an inherited rotation': (draft) => draft.tree.set('Rotate', '90'),
	'an inherited rotation that a page takes back': (draft) => {
		draft.tree.set('Rotate', '180');
		draft.pages[2]!.set('Rotate', '0');
	},
	'a negative rotation': (draft) => draft.pages[1]!.set('Rotate', '-90'),
	'a rotation of more than a turn': (draft) => draft.pages[3]!.set('Rotate', '450'),
	'an indirect rotation': (draft) => draft.pages[0]!.set('Rotate', draft.add('270')),
};

const labels: Group = {
	'page labels without a style': (draft) => draft.catalog.set('PageLabels', `<</Nums [0 <<>>]>>`),
	'page labels that are a prefix': (draft) =>
		draft.catalog.set('PageLabels', `<</Nums [0 <</P ${text('A-')}>> 2 <</S /r /St 4>>]>>`),
	'page labels in a tree': (draft) => {
		const leaf = (from: number, to: number, ranges: string) => draft.add(`<</Limits [${from} ${to}] /Nums [${ranges}]>>`);
		const kids = [leaf(0, 1, '0 <</S /R>> 1 <</S /A>>'), leaf(3, 3, '3 <</S /D /St 9>>')];
		draft.catalog.set('PageLabels', draft.add(`<</Kids [${kids.join(' ')}]>>`));
	},
	'indirect page labels': (draft) =>
		draft.catalog.set('PageLabels', draft.add(`<</Nums ${draft.add(`[0 ${draft.add('<</S /a>>')}]`)}>>`)),
};

const addNames = (draft: Draft, key: string, value: string): void =>
	void draft.catalog.set('Names', draft.catalog.get('Names')!.replace(/^<</, `<</${key} ${value} `));
const link = (draft: Draft, page: number, entries: Readonly<Record<string, string>>): void => {
	const annotation = draft.add(
		entriesOf({ Type: '/Annot', Subtype: '/Link', Rect: '[200 20 260 40]', Border: '[0 0 0]', ...entries }),
	);
	const known = draft.pages[page - 1]!.get('Annots');
	draft.pages[page - 1]!.set('Annots', known === undefined ? `[${annotation}]` : known.replace(/\]$/, ` ${annotation}]`));
};

const destinations: Group = {
	'named destinations in the old dictionary': (draft) => {
		draft.catalog.set('Dests', draft.add(`<</first [${draft.page(1)} /Fit] /last <</D [${draft.page(5)} /XYZ null null 0]>>>>`));
		link(draft, 2, { Dest: '/last' });
	},
	'named destinations in both places': (draft) => {
		draft.catalog.set('Dests', `<</there [${draft.page(2)} /Fit]>>`);
		addNames(draft, 'Dests', `<</Names [${text('there')} [${draft.page(4)} /Fit]]>>`);
		link(draft, 1, { Dest: '/there' });
		link(draft, 3, { Dest: text('there') });
	},
	'a tree of named destinations': (draft) => {
		const leaf = (name: string, page: number) =>
			draft.add(`<</Limits [${text(name)} ${text(name)}] /Names [${text(name)} <</D [${draft.page(page)} /FitH 100]>>]>>`);
		addNames(draft, 'Dests', draft.add(`<</Kids [${leaf('a', 1)} ${leaf('b', 3)} ${leaf('c', 5)}]>>`));
		link(draft, 2, { A: `<</S /GoTo /D ${text('c')}>>` });
		draft.catalog.set('OpenAction', `<</S /GoTo /D ${text('b')}>>`);
	},
	'destinations that are indirect arrays': (draft) => {
		const there = draft.add(`[${draft.page(5)} /FitR 0 0 100 100]`);
		link(draft, 1, { Dest: there });
		link(draft, 5, { A: draft.add(`<</S /GoTo /D ${there} /Next [<</S /Named /N /FirstPage>>]>>`) });
		draft.catalog.set('OpenAction', draft.add(`[${draft.page(2)} /XYZ null null null]`));
	},
	'a name tree without names': (draft) => addNames(draft, 'Dests', '<</Names []>>'),
};

const annotations: Group = {
	'an empty /Annots': (draft) => draft.pages[0]!.set('Annots', '[]'),
	'an indirect /Annots': (draft) => draft.pages[1]!.set('Annots', draft.add(draft.pages[1]!.get('Annots')!)),
	'annotations in /Annots themselves': (draft) => {
		draft.commented.add(2);
		draft.pages[2]!.set(
			'Annots',
			`[<</Type /Annot /Subtype /Text /Rect [250 150 270 170] /Contents ${text('A note')} /Open false>>]`,
		);
	},
	'an annotation with its popup': (draft) => {
		draft.commented.add(3);
		const [note, popup] = [draft.reserve(), draft.reserve()];
		draft.objects.set(
			note,
			entriesOf({ Type: '/Annot', Subtype: '/Square', Rect: '[250 150 270 170]', F: '4', Popup: ref(popup), P: draft.page(4) }),
		);
		draft.objects.set(
			popup,
			entriesOf({ Type: '/Annot', Subtype: '/Popup', Rect: '[0 0 50 50]', Parent: ref(note), Open: 'false' }),
		);
		draft.pages[3]!.set('Annots', refs([note, popup]));
	},
	'a border of no width and hidden annotations': (draft) =>
		draft.pages[4]!.set('Annots', `[${draft.add('<</Type /Annot /Subtype /Square /Rect [9 9 30 30] /BS <</W 0>> /F 2>>')}]`),
};

const form: Group = {
	'fields below two levels of names': (draft) => {
		const form = draft.dict(Number.parseInt(draft.catalog.get('AcroForm')!));
		const [name] = form.get('Fields')!.match(/\d+ 0 R/g)!;
		const [upper, middle] = [draft.reserve(), draft.reserve()];
		draft.objects.set(upper, entriesOf({ T: text('person'), Kids: refs([middle]), DA: text('/F 8 Tf 0 g') }));
		draft.objects.set(middle, entriesOf({ T: text('of'), Parent: ref(upper), FT: '/Tx', Kids: `[${name}]` }));
		const field = draft.dict(Number.parseInt(name));
		field.set('Parent', ref(middle));
		field.delete('FT');
		form.set('Fields', form.get('Fields')!.replace(name, ref(upper)));
	},
	'a form dictionary in the catalog': (draft) => {
		const number = Number.parseInt(draft.catalog.get('AcroForm')!);
		draft.catalog.set('AcroForm', inline(Object.fromEntries(draft.dict(number))));
		draft.objects.delete(number);
	},
	'indirect /Fields, /DA and /DR': (draft) => {
		const own = draft.dict(Number.parseInt(draft.catalog.get('AcroForm')!));
		for (const key of ['Fields', 'DA', 'DR']) own.set(key, draft.add(own.get(key)!));
	},
	'a field apart from its widget': (draft) => {
		const own = draft.dict(Number.parseInt(draft.catalog.get('AcroForm')!));
		const [name] = own.get('Fields')!.match(/\d+ 0 R/g)!;
		const widget = draft.dict(Number.parseInt(name));
		const field = draft.add(entriesOf({ FT: '/Tx', T: widget.get('T')!, Kids: `[${name}]` }));
		for (const key of ['FT', 'T']) widget.delete(key);
		widget.set('Parent', field);
		own.set('Fields', own.get('Fields')!.replace(name, field));
	},
	'a field without a widget': (draft) => {
		const own = draft.dict(Number.parseInt(draft.catalog.get('AcroForm')!));
		const field = draft.add(entriesOf({ FT: '/Tx', T: text('hidden'), V: text('kept') }));
		own.set('Fields', own.get('Fields')!.replace(/\]$/, ` ${field}]`));
	},
};

const outline: Group = {
	'bookmarks with actions': (draft) => {
		for (const body of draft.objects.values())
			if (body instanceof Map && body.has('Dest') && body.has('Title')) {
				body.set('A', `<</S /GoTo /D ${body.get('Dest')!}>>`);
				body.delete('Dest');
			}
	},
	'closed bookmarks below others': (draft) => {
		const root = draft.dict(Number.parseInt(draft.catalog.get('Outlines')!));
		const first = draft.dict(Number.parseInt(root.get('First')!));
		const below = draft.add(entriesOf({ Title: text('Below'), Parent: root.get('First')!, Dest: `[${draft.page(2)} /Fit]` }));
		for (const key of ['First', 'Last']) first.set(key, below);
		first.set('Count', '-1');
	},
	'bookmarks with colors and styles': (draft) => {
		const first = draft.dict(Number.parseInt(draft.dict(Number.parseInt(draft.catalog.get('Outlines')!)).get('First')!));
		first.set('C', '[1 0 0]').set('F', '3');
	},
};

/** Entries by which readers know an object; mutool takes no indirect /AS. */
const KEPT = new Set(['Type', 'Subtype', 'Parent', 'FT', 'AS', 'S']);

const values: Group = {
	'entries that are null': (draft) => {
		draft.catalog.set('OpenAction', 'null').set('Lang', 'null');
		every(draft, (page) => page.set('Rotate', 'null').set('CropBox', 'null').set('Thumb', 'null'));
	},
	'references to objects that do not exist': (draft) => {
		draft.catalog.set('Metadata', ref(900)).set('AA', ref(901));
		draft.pages[0]!.set('Thumb', ref(902)).set('B', ref(903));
	},
	'private data with every type of value': (draft) =>
		draft.catalog.set(
			'PieceInfo',
			`<</App <</LastModified ${text('D:20260101')} /Private [true false null -1 +2 3. -.5 ${text('(\\)')} /Name [[]] <<>>]>>>>`,
		),
	'an empty name': (draft) => draft.catalog.set('PieceInfo', '<</App <</Private <</ / /B [/ ]>>>>>>'),
	'an empty string': (draft) => draft.dict(NUMBERS.info)?.set('Author', '()'),
	'everything that may be indirect is indirect': (draft) => {
		for (const body of [...draft.objects.values()])
			if (body instanceof Map)
				for (const [key, value] of [...body]) if (!KEPT.has(key) && !/^\d+ 0 R$/.test(value)) body.set(key, draft.add(value));
	},
	'objects that nothing refers to': (draft) => {
		draft.add(entriesOf({ Type: '/Page', Parent: ref(NUMBERS.tree), MediaBox: '[0 0 9 9]' }));
		draft.add({ entries: new Map(), data: 'unused' });
		draft.add('[1 2 3]');
	},
	'objects that refer to each other in a circle': (draft) => {
		const [one, other] = [draft.reserve(), draft.reserve()];
		draft.objects.set(one, entriesOf({ Other: ref(other) }));
		draft.objects.set(other, entriesOf({ Other: ref(one) }));
		draft.catalog.set('PieceInfo', `<</App <</Private ${ref(one)}>>>>`);
	},
};

const metadata: Group = {
	'no document information': (draft) => {
		draft.trailer.delete('Info');
		draft.objects.delete(NUMBERS.info);
	},
	'empty document information': (draft) => void draft.objects.set(NUMBERS.info, new Map()),
	'XMP metadata': (draft) =>
		draft.catalog.set(
			'Metadata',
			draft.add({
				entries: entriesOf({ Type: '/Metadata', Subtype: '/XML' }),
				data: '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
			}),
		),
	'XMP metadata of no bytes': (draft) =>
		draft.catalog.set('Metadata', draft.add({ entries: entriesOf({ Type: '/Metadata', Subtype: '/XML' }), data: '' })),
	'a page with metadata and private data': (draft) =>
		draft.pages[1]!.set('Metadata', draft.add({ entries: entriesOf({ Type: '/Metadata', Subtype: '/XML' }), data: '<x/>' }))
			.set('LastModified', text('D:20260101000000Z'))
			.set('PieceInfo', `<</App <</LastModified ${text('D:20260101000000Z')}>>>>`),
};

const parts: Group = {
	'optional content': (draft) => {
		const layer = draft.add(entriesOf({ Type: '/OCG', Name: text('Layer') }));
		draft.catalog.set('OCProperties', `<</OCGs [${layer}] /D <</Order [] /BaseState /ON>>>>`);
		const own = draft.pages[2]!.get('Resources');
		const resources = own?.startsWith('<<') ? own : `<</Font <</F ${ref(NUMBERS.font)}>>>>`;
		draft.pages[2]!.set('Resources', resources.replace(/>>$/, ` /Properties <</L ${layer}>>>>`));
		draft.contents[2]!.data = `/OC /L BDC ${draft.contents[2]!.data} EMC`;
	},
	'a structure tree without elements': (draft) => {
		draft.catalog.set('MarkInfo', '<</Marked true>>');
		draft.catalog.set('StructTreeRoot', draft.add(entriesOf({ Type: '/StructTreeRoot' })));
	},
	'a structure tree': (draft) => {
		const [root, paragraph] = [draft.reserve(), draft.reserve()];
		draft.objects.set(paragraph, entriesOf({ Type: '/StructElem', S: '/P', P: ref(root), Pg: draft.page(3), K: '[0]' }));
		draft.objects.set(
			root,
			entriesOf({ Type: '/StructTreeRoot', K: ref(paragraph), ParentTree: `<</Nums [7 [${ref(paragraph)}]]>>` }),
		);
		draft.catalog.set('StructTreeRoot', ref(root)).set('MarkInfo', '<</Marked true>>');
		draft.pages[2]!.set('StructParents', '7');
		draft.contents[2]!.data = `/P <</MCID 0>> BDC ${draft.contents[2]!.data} EMC`;
	},
	'an article thread': (draft) => {
		const [thread, one, other] = [draft.reserve(), draft.reserve(), draft.reserve()];
		draft.objects.set(thread, entriesOf({ Type: '/Thread', F: ref(one) }));
		draft.objects.set(one, entriesOf({ T: ref(thread), N: ref(other), V: ref(other), P: draft.page(1), R: '[0 0 90 90]' }));
		draft.objects.set(other, entriesOf({ N: ref(one), V: ref(one), P: draft.page(4), R: '[0 0 90 90]' }));
		draft.catalog.set('Threads', refs([thread]));
		draft.pages[0]!.set('B', refs([one]));
		draft.pages[3]!.set('B', refs([other]));
	},
	'actions of the document and of pages': (draft) => {
		draft.catalog.set('AA', `<</WC <</S /JavaScript /JS ${text('1;')}>>>>`);
		draft.pages[0]!.set('AA', `<</O <</S /GoTo /D [${draft.page(5)} /Fit]>>>>`);
		draft.catalog.set('URI', `<</Base ${text('https://example.com/')}>>`);
	},
	'viewer preferences': (draft) =>
		draft.catalog.set('ViewerPreferences', '<</PrintPageRange [1 2 4 5] /DisplayDocTitle true>>').set('PageMode', '/UseNone'),
};

const group = (choices: Group): readonly Choice[] => Object.entries(choices).map(([name, apply]) => ({ name, apply }));

/** Later groups change what earlier ones wrote, so a document applies them in this order. */
export const groups: readonly (readonly Choice[])[] = [
	tree,
	inherited,
	boxes,
	rotation,
	contents,
	labels,
	destinations,
	annotations,
	form,
	outline,
	metadata,
	parts,
	values,
	names,
	streams,
	...fileChoices,
].map(group);

export const choices: readonly Choice[] = groups.flat();

/** The probability that a combination takes a choice of a group. */
const TAKEN = 0.4;

export const combination = (random: Random): readonly Choice[] =>
	groups.flatMap((group) => (random.chance(TAKEN) ? [random.pick(group)] : []));
