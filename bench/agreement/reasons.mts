/** Why another program says something else of a document, where that was looked into: each reason with what it must look like. */
import type { JsonObject } from '../../shared/operations/types';
import type { Value } from './judges.mts';

export interface Disagreement {
	readonly field: string;
	readonly judge: string;
	readonly ours: Value;
	readonly theirs: Value;
	readonly info: JsonObject;
	readonly bytes: Buffer;
	readonly complaint: string | undefined;
}

interface Reason {
	readonly says: string;
	readonly judge: string;
	readonly fields: readonly string[];
	holds(one: Disagreement): boolean;
}

const TEXTS = ['title', 'author', 'subject', 'keywords', 'creator', 'producer', 'created', 'modified'];

const list = (value: Value): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);
const has = ({ bytes }: Disagreement, word: string): boolean => bytes.includes(word);
const isText = (value: Value): value is string => typeof value === 'string';
const lettersOnly = (text: string): string => text.replace(/[\s,;]+/g, '');
/** Without names in bytes that are no UTF-8, which every program shows in its own way. */
const ascii = (fonts: readonly string[]): string[] =>
	fonts.filter((font) => /^[\u0020-\u007e]*$/.test(font) && !font.startsWith('- '));
const within = (some: readonly string[], others: readonly string[]): boolean => some.every((one) => others.includes(one));

const REASONS: readonly Reason[] = [
	{
		says: 'the document is damaged; programs repair it in different ways',
		judge: '',
		fields: [],
		holds: ({ info }) => info['repaired'] === true,
	},
	{
		says: 'pdfinfo reads the Info dictionary, not the XMP',
		judge: 'pdfinfo',
		fields: TEXTS,
		holds: (one) => one.ours !== null && one.theirs === null,
	},
	{
		says: 'the date has no time zone, or no time; pdfinfo takes it for one in UTC',
		judge: 'pdfinfo',
		fields: ['created', 'modified'],
		holds: ({ ours, theirs }) => isText(ours) && isText(theirs) && theirs.startsWith(ours) && theirs.endsWith('Z'),
	},
	{
		says: 'the date is malformed; pdfinfo and exiftool guess or show it as it is',
		judge: '',
		fields: ['created', 'modified'],
		holds: ({ ours, theirs }) => ours === null && isText(theirs),
	},
	{
		says: 'the date has no time; exiftool shows midnight',
		judge: 'exiftool',
		fields: ['created', 'modified'],
		holds: ({ ours, theirs }) => isText(ours) && isText(theirs) && theirs === `${ours}T00:00:00`,
	},
	{
		says: 'the text is UTF-16 without its mark; we leave out the null characters',
		judge: 'pdfinfo',
		fields: TEXTS,
		holds: ({ ours, theirs }) => isText(ours) && isText(theirs) && lettersOnly(ours) === lettersOnly(theirs),
	},
	{
		says: 'exiftool takes keywords apart at blanks, commas and semicolons',
		judge: 'exiftool',
		fields: ['keywords'],
		holds: ({ ours, theirs }) => isText(ours) && isText(theirs) && lettersOnly(ours) === lettersOnly(theirs),
	},
	{
		says: 'exiftool stops at a fault and says so',
		judge: 'exiftool',
		fields: [...TEXTS, 'version', 'pageCount', 'linearized', 'language'],
		holds: ({ complaint }) => complaint !== undefined,
	},
	{
		says: 'exiftool does not find the cross-reference where other bytes precede the header',
		judge: 'exiftool',
		fields: TEXTS,
		holds: ({ bytes }) => bytes.indexOf('%PDF-') > 0,
	},
	{
		says: 'exiftool shows the version of the header; the catalog has a later one',
		judge: 'exiftool',
		fields: ['version'],
		holds: (one) => isText(one.ours) && isText(one.theirs) && one.ours > one.theirs,
	},
	{
		says: 'pdfinfo and exiftool believe the /Count of the page tree',
		judge: '',
		fields: ['pageCount'],
		holds: (one) => one.judge !== 'qpdf --json' && Number(one.theirs) > Number(one.ours),
	},
	{
		says: 'marked as tagged, but without a structure tree',
		judge: 'pdfinfo',
		fields: ['tagged'],
		holds: (one) => one.ours === false && one.theirs === true,
	},
	{
		says: 'pdfinfo does not apply /UserUnit',
		judge: 'pdfinfo',
		fields: ['pageSizes'],
		holds: (one) => has(one, '/UserUnit') || has(one, 'ObjStm'),
	},
	{
		says: 'pdfinfo makes a page of no size out of a page without a usable MediaBox',
		judge: 'pdfinfo',
		fields: ['pageSizes'],
		holds: ({ theirs }) => list(theirs).includes('0 x 0'),
	},
	{
		says: 'pdfinfo looks at fewer places: no scripts of annotations and of next actions',
		judge: 'pdfinfo',
		fields: ['javascript'],
		holds: (one) => one.ours === true,
	},
	{
		says: 'the document is locked, and its objects are hidden',
		judge: '',
		fields: [],
		holds: ({ info }) => info['locked'] === true,
	},
	{
		says: 'only the attached files are encrypted',
		judge: '',
		fields: ['encrypted', 'algorithm'],
		holds: (one) => has(one, '/EFF'),
	},
	{
		says: 'pdffonts has no language pack for the encoding here, or cannot read the font',
		judge: 'pdffonts',
		fields: ['fonts'],
		holds: (one) =>
			list(one.theirs).length < list(one.ours).length &&
			/\/Identity-|UniJIS|GBK|UniGB|\/ToUnicode|Adobe-(GB1|Japan1)/.test(one.bytes.toString('latin1')),
	},
	{
		says: 'pdffonts looks at the appearance that is shown; we look at those of all states',
		judge: 'pdffonts',
		fields: ['fonts'],
		holds: ({ ours, theirs }) => within(ascii(list(theirs)), list(ours)) && list(ours).length > list(theirs).length,
	},
	{
		says: 'names in bytes that are no UTF-8, or of Type 3 fonts, which pdffonts leaves out',
		judge: 'pdffonts',
		fields: ['fonts'],
		holds: ({ ours, theirs }) => within(ascii(list(theirs)), list(ours)) && list(ours).length === list(theirs).length,
	},
	{
		says: 'pdffonts draws the appearance that an annotation lacks',
		judge: 'pdffonts',
		fields: ['fonts'],
		holds: (one) => within(list(one.ours), list(one.theirs)),
	},
	{
		says: 'pdfsig does not list usage rights, which are a signature without a field',
		judge: 'pdfsig',
		fields: ['signatures', 'subFilters'],
		holds: ({ info }) => ((info['signatures'] ?? []) as readonly JsonObject[]).some(({ kind }) => kind === 'usage_rights'),
	},
	{
		says: 'pdfsig has no word for time-stamps',
		judge: 'pdfsig',
		fields: ['subFilters'],
		holds: ({ theirs }) => list(theirs).includes('unknown'),
	},
	{
		says: 'qpdf counts widgets on pages, and fields without a widget not at all',
		judge: 'qpdf --json',
		fields: ['fields'],
		holds: () => true,
	},
	{
		says: 'pdfdetach lists a file once for every annotation that shows it; we list each stream once',
		judge: 'pdfdetach',
		fields: ['attachments'],
		holds: ({ ours, theirs }) => within(list(ours), list(theirs)) && list(theirs).length > list(ours).length,
	},
	{
		says: 'qpdf lists the files of the name tree, not those of annotations',
		judge: 'qpdf --json',
		fields: ['attachments'],
		holds: ({ ours, theirs }) => within(list(theirs), list(ours)),
	},
];

export function reasonFor(one: Disagreement): string | undefined {
	return REASONS.find(
		({ judge, fields, holds }) =>
			(judge === '' || judge === one.judge) && (fields.length === 0 || fields.includes(one.field)) && holds(one),
	)?.says;
}
