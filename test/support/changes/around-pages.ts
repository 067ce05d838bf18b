/** Changes of the order of pages and of everything around pages. */
import { AT, contentObject, PAGES, pageObject, type Objects } from './document';
import { type Change, inObject, replace, type Reported } from './change';

/** Puts the pages into another order, by their numbers. */
const ordered = (name: string, numbers: readonly number[], reported: Reported): Change => ({
	name,
	reported,
	edit: (all) =>
		kids(
			all,
			numbers.map((page) => pageObject(page)),
		),
});

function kids(all: Objects, list: readonly number[]): void {
	const text = String(all[AT.tree]);
	all[AT.tree] = text
		.replace(/\/Count \d+/, `/Count ${list.length}`)
		.replace(/\/Kids\[[^\]]*\]/, `/Kids[${list.map((number) => `${number} 0 R`).join(' ')}]`);
}

const all = Array.from({ length: PAGES }, (_, index) => index + 1);
const without = (...gone: number[]): number[] => all.filter((page) => !gone.includes(page));

/** Adds a page at a position, counted from 1. */
const added = (name: string, at: number, content: string): Change => ({
	name,
	reported: { added: [at] },
	edit: (objects) => {
		objects[90] = '<</Type/Page/Parent 2 0 R/Contents 91 0 R>>';
		objects[91] = ['', content];
		const list = all.map((page) => pageObject(page));
		kids(objects, [...list.slice(0, at - 1), 90, ...list.slice(at - 1)]);
	},
});

const ORDER: readonly Change[] = [
	added('a new first page', 1, 'BT /F 30 Tf 50 300 Td (A new title) Tj ET'),
	added('a page in between', 7, 'BT /F 12 Tf 50 300 Td (An insertion) Tj ET'),
	added('a new last page', PAGES + 1, 'BT /F 12 Tf 50 300 Td (An appendix) Tj ET'),
	added('a blank page', 5, ''),
	// A bookmark leads to the first page.
	ordered('no first page', without(1), { removed: [1], bookmarks: 2 }),
	ordered('no page in between', without(7), { removed: [7] }),
	ordered('no last page', without(12), { removed: [12] }),
	ordered('two pages less', without(6, 8), { removed: [6, 8] }),
	ordered('two pages in the other order', [1, 2, 3, 4, 5, 7, 6, 8, 9, 10, 11, 12], { moved: [6] }),
	ordered('a page that went to the end', [...without(4), 4], { moved: [12] }),
	ordered('a page that went to the front', [8, ...without(8)], { moved: [1] }),
	{
		name: 'a page twice',
		reported: { added: [7] },
		edit: (objects) => {
			objects[90] = `<</Type/Page/Parent 2 0 R/Contents ${contentObject(6)} 0 R>>`;
			const list = all.map((page) => pageObject(page));
			kids(objects, [...list.slice(0, 6), 90, ...list.slice(6)]);
		},
	},
	{
		name: 'a page that was replaced',
		reported: { changed: { 8: 'lt' } },
		edit: (objects) => void (objects[contentObject(8)] = ['', 'BT /F 12 Tf 50 300 Td (Something else) Tj ET']),
	},
];

const ON_10 = { changed: { 10: 'a' } };
const ANNOTATIONS = [
	...inObject(AT.stamp, ON_10, [
		['the place of an annotation', '[50 300 150 360]', '[50 300 150 365]'],
		['the words of an annotation', '(Approved)', '(Rejected)'],
		['a hidden annotation', '/F 4', '/F 2'],
		['another kind of annotation', '/Subtype/Stamp', '/Subtype/Square'],
	]),
	...inObject(AT.note, ON_10, [
		['the words of a note', '(Please check)', '(Please check again)'],
		['the color of a note', '/C[1 1 0]', '/C[1 0.5 0]'],
		['the icon of a note', '/Name/Note', '/Name/Help'],
	]),
	...inObject(AT.link, ON_10, [
		['the border of a link', '/Border[0 0 1]', '/Border[0 0 2]'],
		['the color of a link', '/C[1 0 0]', '/C[0 0 1]'],
		['the place of a link', '[50 490 150 510]', '[50 490 155 510]'],
	]),
	...inObject(pageObject(10), ON_10, [['an annotation less', `${AT.stamp} 0 R `, '']]),
	// The box of the form has the same look.
	...inObject(AT.stampLook, ON_10, [['the look of an annotation', '5 5 90 50', '5 5 90 45']]),
];

const LINKS = [
	...inObject(AT.link, { links: 2 }, [
		['the address of a link', 'one.example/a', 'one.example/b'],
		['a link to a page in place of an address', '/A<</S/URI/URI(https://one.example/a)>>', `/Dest[${pageObject(2)} 0 R/Fit]`],
		['a script in place of an address', '/S/URI/URI(https://one.example/a)', '/S/Named/N/NextPage'],
	]),
	...inObject(AT.pageLink, { links: 2 }, [
		['the page of a link', `[${pageObject(3)} 0 R`, `[${pageObject(4)} 0 R`],
		['a link to a file', `/Dest[${pageObject(3)} 0 R/Fit]`, '/A<</S/GoToR/F(other.pdf)/D[0/Fit]>>'],
	]),
	...inObject(AT.catalog, { links: 2 }, [['a named destination', `[${pageObject(5)} 0 R/Fit]`, `[${pageObject(6)} 0 R/Fit]`]]),
	...inObject(AT.namedLink, { links: 2 }, [['the name of a destination', '/D(there)', '/D(nowhere)']]),
	...inObject(pageObject(10), { changed: { 10: 'a' }, links: 1 }, [['a link less', `${AT.pageLink} 0 R `, '']]),
];

const BOOKMARKS = [
	...inObject(AT.firstBookmark, { bookmarks: 2 }, [
		['the title of a bookmark', '(One)', '(First)'],
		['the page of a bookmark', `[${pageObject(1)} 0 R`, `[${pageObject(9)} 0 R`],
	]),
	...inObject(AT.thirdBookmark, { bookmarks: 2 }, [['the address of a bookmark', 'three.example', 'four.example']]),
	...inObject(AT.secondBookmark, { bookmarks: 1 }, [['a bookmark less', ` 0 R/Next ${AT.thirdBookmark} 0 R`, ' 0 R']]),
	{
		name: 'a bookmark below another',
		reported: { bookmarks: 2 },
		edit: (objects: Objects) => {
			replace(
				objects,
				AT.firstBookmark,
				`/Next ${AT.secondBookmark} 0 R`,
				`/Next ${AT.thirdBookmark} 0 R/First ${AT.secondBookmark} 0 R/Last ${AT.secondBookmark} 0 R/Count 1`,
			);
			replace(objects, AT.secondBookmark, `/Next ${AT.thirdBookmark} 0 R`, '');
		},
	},
];

const ATTACHMENTS = [
	...inObject(AT.fileData, { attachments: 2 }, [
		['a byte of an attachment', '3,4', '3,5'],
		['the media type of an attachment', 'text#2fcsv', 'text#2fplain'],
	]),
	...inObject(AT.file, { attachments: 2 }, [
		['the name of an attachment', '/UF(data.csv)', '/UF(facts.csv)'],
		['the description of an attachment', '(The data)', '(Some data)'],
		['the relationship of an attachment', '/AFRelationship/Data', '/AFRelationship/Source'],
	]),
	...inObject(AT.catalog, { attachments: 1 }, [['an attachment less', `/EmbeddedFiles<</Names[(data.csv)${AT.file} 0 R]>>`, '']]),
];

const FIELDS = [
	...inObject(AT.textField, { form: 2 }, [
		['the value of a field', '/V(Ada)', '/V(Bob)'],
		['the default of a field', '/DV(nobody)', '/DV(somebody)'],
		['the name of a field', '/T(name)', '/T(surname)'],
		['a field that is read-only', '/Ff 0', '/Ff 1'],
		['a field that is required', '/Ff 0', '/Ff 2'],
		['a field of several lines', '/Ff 0', '/Ff 4096'],
		['the length of a field', '/MaxLen 40', '/MaxLen 50'],
		['a password field', '/Ff 0', '/Ff 8192'],
	]),
	...inObject(AT.choiceField, { form: 2 }, [
		['the choice of a field', '/V(Bern)', '/V(Basel)'],
		['an option of a field', '(Bern)(Basel)]', '(Bern)(Basel)(Chur)]'],
	]),
	...inObject(AT.box, { form: 2, changed: { 11: 'a' } }, [['a box that is ticked', '/V/Off/AS/Off', '/V/Yes/AS/Yes']]),
	...inObject(AT.textField, { changed: { 11: 'a' } }, [['the place of a field', '[50 480 200 500]', '[50 482 200 500]']]),
];

const METADATA = (
	[
		['title', 'The title', 'Another title'],
		['author', 'The author', 'Another author'],
		['subject', 'The subject', 'Another subject'],
		['keywords', 'the keywords', 'other words'],
		['creator', 'The creator', 'Another creator'],
		['producer', 'The producer', 'Another producer'],
	] as const
).flatMap(([key, from, to]) => inObject(AT.xmp, { metadata: [key] }, [[`the ${key}`, from, to]]));

const DOCUMENT = [
	...METADATA,
	...inObject(AT.catalog, { metadata: ['language'] }, [['the language', '/Lang(en)', '/Lang(de)']]),
	...inObject(AT.catalog, { security: true }, [
		['a script', '/Lang(en)', '/Lang(en)/OpenAction<</S/JavaScript/JS(app.beep\\(\\))>>'],
	]),
	...inObject(AT.catalog, { tagged: true }, [
		['tags', '/Lang(en)', '/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot<</Type/StructTreeRoot>>'],
	]),
	...inObject(AT.descriptor, { fonts: 2, changed: { 3: 'l' } }, [
		['a font that is not embedded', `/FontFile2 ${AT.program} 0 R`, ''],
	]),
	...inObject(AT.resources, { fonts: 2, changed: { 1: 'l', 2: 'l' } }, [
		['the name of a font', '/BaseFont/Helvetica-Bold', '/BaseFont/Times-Bold'],
	]),
];

export const aroundPages: readonly Change[] = [
	...ORDER,
	...ANNOTATIONS,
	...LINKS,
	...BOOKMARKS,
	...ATTACHMENTS,
	...FIELDS,
	...DOCUMENT,
];
