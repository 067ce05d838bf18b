/** Why another program says something else of a document, where that was looked into: each reason with what it must look like. */
import type { JsonObject } from '../../shared/contract/operations/types';
import type { Value } from '../../test/support/readers/tellers';

export interface Disagreement {
	readonly field: string;
	readonly program: string;
	readonly ours: Value;
	readonly theirs: Value;
	readonly info: JsonObject;
	readonly bytes: Buffer;
	/** The complaint of the program. */
	readonly complaint: Value | undefined;
}

const TEXTS = 'title author subject keywords creator producer created modified';

const list = (value: Value): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
const has = ({ bytes }: Disagreement, word: string): boolean => bytes.includes(word);
const isText = (value: Value): value is string => typeof value === 'string';
/** Both are texts that `are` alike. */
const both = (are: (ours: string, theirs: string) => boolean) => (one: Disagreement) =>
	isText(one.ours) && isText(one.theirs) && are(one.ours, one.theirs);
const letters = (text: string): string => text.replace(/[\s,;]+/g, '');
const sameLetters = both((ours, theirs) => letters(ours) === letters(theirs));
const within = (some: Value, others: Value): boolean => list(some).every((one) => list(others).includes(one));
const fewer = (some: Value, others: Value): boolean => list(some).length < list(others).length;
/** All fonts of pdffonts are among ours, without names in bytes that are not UTF-8: every program shows those in its own way. */
const fontsWithin = ({ ours, theirs }: Disagreement): boolean =>
	within(
		list(theirs).filter((font) => /^[\u0020-\u007e]*$/.test(font) && !font.startsWith('- ')),
		ours,
	);
const UNREADABLE = /\/Identity-|UniJIS|GBK|UniGB|\/ToUnicode|Adobe-(GB1|Japan1)/;
const isUsageRights = (one: JsonObject) => one['kind'] === 'usage_rights';

/** The program and the fields that each reason is for, `*` for any, and whether it holds. */
const REASONS: Readonly<Record<string, readonly [where: string, holds: (one: Disagreement) => boolean]>> = {
	'the document is damaged; programs repair it in different ways': ['* *', ({ info }) => info['repaired'] === true],
	'pdfinfo reads the Info dictionary, not the XMP': [`pdfinfo ${TEXTS}`, (one) => one.ours !== null && one.theirs === null],
	'the date has no time zone, or no time; pdfinfo takes it for one in UTC': [
		'pdfinfo created modified',
		both((ours, theirs) => theirs.startsWith(ours) && theirs.endsWith('Z')),
	],
	'the date is malformed; pdfinfo and exiftool guess or show it as it is': [
		'* created modified',
		({ ours, theirs }) => ours === null && isText(theirs),
	],
	'the date has no time; exiftool shows midnight': [
		'exiftool created modified',
		both((ours, theirs) => theirs === `${ours}T00:00:00`),
	],
	'the text is UTF-16 without its mark; we leave out the null characters': [`pdfinfo ${TEXTS}`, sameLetters],
	'exiftool takes keywords apart at blanks, commas and semicolons': ['exiftool keywords', sameLetters],
	'exiftool stops at a fault and says so': [
		`exiftool ${TEXTS} version pageCount linearized language`,
		({ complaint }) => complaint !== undefined,
	],
	'exiftool does not find the cross-reference where other bytes precede the header': [
		`exiftool ${TEXTS}`,
		({ bytes }) => bytes.indexOf('%PDF-') > 0,
	],
	'exiftool shows the version of the header; the catalog has a later one': [
		'exiftool version',
		both((ours, theirs) => ours > theirs),
	],
	'pdfinfo and exiftool believe the /Count of the page tree': [
		'* pageCount',
		({ program, ours, theirs }) => program !== 'qpdf --json' && Number(theirs) > Number(ours),
	],
	'marked as tagged, but without a structure tree': ['pdfinfo tagged', ({ ours, theirs }) => ours === false && theirs === true],
	'pdfinfo does not apply /UserUnit': ['pdfinfo pageSizes', (one) => has(one, '/UserUnit') || has(one, 'ObjStm')],
	'pdfinfo makes a page of no size out of a page without a usable MediaBox': [
		'pdfinfo pageSizes',
		({ theirs }) => list(theirs).includes('0 x 0'),
	],
	'pdfinfo looks at fewer places: no scripts of annotations and of next actions': [
		'pdfinfo javascript',
		({ ours }) => ours === true,
	],
	'the document is locked, and its objects are hidden': ['* *', ({ info }) => info['locked'] === true],
	'only the attached files are encrypted': ['* encrypted algorithm', (one) => has(one, '/EFF')],
	'pdffonts has no language pack for the encoding here, or cannot read the font': [
		'pdffonts fonts',
		(one) => fewer(one.theirs, one.ours) && UNREADABLE.test(one.bytes.toString('latin1')),
	],
	'pdffonts looks at the appearance that is shown; we look at those of all states': [
		'pdffonts fonts',
		(one) => fontsWithin(one) && fewer(one.theirs, one.ours),
	],
	'names in bytes that are not UTF-8, or of Type 3 fonts, which pdffonts leaves out': [
		'pdffonts fonts',
		(one) => fontsWithin(one) && !fewer(one.ours, one.theirs),
	],
	'pdffonts draws the appearance that an annotation lacks': ['pdffonts fonts', ({ ours, theirs }) => within(ours, theirs)],
	'pdfsig does not list usage rights, which are a signature without a field': [
		'pdfsig signatures subFilters',
		({ info }) => ((info['signatures'] ?? []) as readonly JsonObject[]).some(isUsageRights),
	],
	'pdfsig has no word for time-stamps': ['pdfsig subFilters', ({ theirs }) => list(theirs).includes('unknown')],
	'qpdf counts widgets on pages, and fields without a widget not at all': ['qpdf fields', () => true],
	'pdfdetach lists a file once for every annotation that shows it; we list each stream once': [
		'pdfdetach attachments',
		({ ours, theirs }) => within(ours, theirs) && fewer(ours, theirs),
	],
	'qpdf lists the files of the name tree, not those of annotations': [
		'qpdf attachments',
		({ ours, theirs }) => within(theirs, ours),
	],
};

export const reasonFor = (one: Disagreement): string | undefined =>
	Object.keys(REASONS).find((says) => {
		const [where, holds] = REASONS[says]!;
		const [program, ...fields] = where.split(' ');
		const isMeant = ['*', one.program.split(' ')[0]].includes(program) && (fields[0] === '*' || fields.includes(one.field));
		return isMeant && holds(one);
	});
