/** Why another program says something else of a document, where that was looked into: each reason with what it must look like. */
import type { JsonObject } from '../../shared/operations/types';
import type { Value } from '../../test/support/readers/tellers';

export interface Disagreement {
	readonly field: string;
	readonly judge: string;
	readonly ours: Value;
	readonly theirs: Value;
	readonly info: JsonObject;
	readonly bytes: Buffer;
	readonly complaint: string | undefined;
}

type Reason = readonly [judge: string, fields: string, says: string, holds: (one: Disagreement) => boolean];

const TEXTS = 'title author subject keywords creator producer created modified';
const DATES = 'created modified';
const ANY = '';

const list = (value: Value): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
const has = ({ bytes }: Disagreement, word: string): boolean => bytes.includes(word);
const isText = (value: Value): value is string => typeof value === 'string';
/** Both are texts that `are` alike. */
const both = (are: (ours: string, theirs: string) => boolean) => (one: Disagreement) =>
	isText(one.ours) && isText(one.theirs) && are(one.ours, one.theirs);
const lettersOnly = (text: string): string => text.replace(/[\s,;]+/g, '');
const sameLetters = both((ours, theirs) => lettersOnly(ours) === lettersOnly(theirs));
const within = (some: readonly string[], others: readonly string[]): boolean => some.every((one) => others.includes(one));
/** All fonts of pdffonts are among ours, without names in bytes that are no UTF-8: every program shows those in its own way. */
const fontsWithin = ({ ours, theirs }: Disagreement): boolean =>
	within(
		list(theirs).filter((font) => /^[\u0020-\u007e]*$/.test(font) && !font.startsWith('- ')),
		list(ours),
	);
const fewer = (some: Value, others: Value): boolean => list(some).length < list(others).length;
const UNREADABLE = /\/Identity-|UniJIS|GBK|UniGB|\/ToUnicode|Adobe-(GB1|Japan1)/;

const REASONS: readonly Reason[] = [
	[ANY, ANY, 'the document is damaged; programs repair it in different ways', ({ info }) => info['repaired'] === true],
	['pdfinfo', TEXTS, 'pdfinfo reads the Info dictionary, not the XMP', (one) => one.ours !== null && one.theirs === null],
	[
		'pdfinfo',
		DATES,
		'the date has no time zone, or no time; pdfinfo takes it for one in UTC',
		both((ours, theirs) => theirs.startsWith(ours) && theirs.endsWith('Z')),
	],
	[
		ANY,
		DATES,
		'the date is malformed; pdfinfo and exiftool guess or show it as it is',
		(one) => one.ours === null && isText(one.theirs),
	],
	['exiftool', DATES, 'the date has no time; exiftool shows midnight', both((ours, theirs) => theirs === `${ours}T00:00:00`)],
	['pdfinfo', TEXTS, 'the text is UTF-16 without its mark; we leave out the null characters', sameLetters],
	['exiftool', 'keywords', 'exiftool takes keywords apart at blanks, commas and semicolons', sameLetters],
	[
		'exiftool',
		`${TEXTS} version pageCount linearized language`,
		'exiftool stops at a fault and says so',
		({ complaint }) => complaint !== undefined,
	],
	[
		'exiftool',
		TEXTS,
		'exiftool does not find the cross-reference where other bytes precede the header',
		({ bytes }) => bytes.indexOf('%PDF-') > 0,
	],
	[
		'exiftool',
		'version',
		'exiftool shows the version of the header; the catalog has a later one',
		both((ours, theirs) => ours > theirs),
	],
	[
		ANY,
		'pageCount',
		'pdfinfo and exiftool believe the /Count of the page tree',
		(one) => one.judge !== 'qpdf --json' && Number(one.theirs) > Number(one.ours),
	],
	['pdfinfo', 'tagged', 'marked as tagged, but without a structure tree', (one) => one.ours === false && one.theirs === true],
	['pdfinfo', 'pageSizes', 'pdfinfo does not apply /UserUnit', (one) => has(one, '/UserUnit') || has(one, 'ObjStm')],
	[
		'pdfinfo',
		'pageSizes',
		'pdfinfo makes a page of no size out of a page without a usable MediaBox',
		({ theirs }) => list(theirs).includes('0 x 0'),
	],
	[
		'pdfinfo',
		'javascript',
		'pdfinfo looks at fewer places: no scripts of annotations and of next actions',
		({ ours }) => ours === true,
	],
	[ANY, ANY, 'the document is locked, and its objects are hidden', ({ info }) => info['locked'] === true],
	[ANY, 'encrypted algorithm', 'only the attached files are encrypted', (one) => has(one, '/EFF')],
	[
		'pdffonts',
		'fonts',
		'pdffonts has no language pack for the encoding here, or cannot read the font',
		(one) => fewer(one.theirs, one.ours) && UNREADABLE.test(one.bytes.toString('latin1')),
	],
	[
		'pdffonts',
		'fonts',
		'pdffonts looks at the appearance that is shown; we look at those of all states',
		(one) => fontsWithin(one) && fewer(one.theirs, one.ours),
	],
	[
		'pdffonts',
		'fonts',
		'names in bytes that are no UTF-8, or of Type 3 fonts, which pdffonts leaves out',
		(one) => fontsWithin(one) && !fewer(one.ours, one.theirs),
	],
	[
		'pdffonts',
		'fonts',
		'pdffonts draws the appearance that an annotation lacks',
		({ ours, theirs }) => within(list(ours), list(theirs)),
	],
	[
		'pdfsig',
		'signatures subFilters',
		'pdfsig does not list usage rights, which are a signature without a field',
		({ info }) => ((info['signatures'] ?? []) as readonly JsonObject[]).some(({ kind }) => kind === 'usage_rights'),
	],
	['pdfsig', 'subFilters', 'pdfsig has no word for time-stamps', ({ theirs }) => list(theirs).includes('unknown')],
	['qpdf --json', 'fields', 'qpdf counts widgets on pages, and fields without a widget not at all', () => true],
	[
		'pdfdetach',
		'attachments',
		'pdfdetach lists a file once for every annotation that shows it; we list each stream once',
		({ ours, theirs }) => within(list(ours), list(theirs)) && fewer(ours, theirs),
	],
	[
		'qpdf --json',
		'attachments',
		'qpdf lists the files of the name tree, not those of annotations',
		({ ours, theirs }) => within(list(theirs), list(ours)),
	],
];

export const reasonFor = (one: Disagreement): string | undefined =>
	REASONS.find(
		([judge, fields, , holds]) =>
			(judge === ANY || judge === one.judge) && (fields === ANY || fields.split(' ').includes(one.field)) && holds(one),
	)?.[2];
