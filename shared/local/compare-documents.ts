/** compare_documents: what changed since an earlier version of a document (docs/semantics.md, D55 and D77). */
import type { Document, JsonObject } from '../contract/backend';
import type { Note } from '../contract/notes';
import type { ParamsOf } from '../contract/operations';
import { countNoun } from '../sentences';
import type { Job } from '../pdf/job';
import { openDocument } from '../pdf/open-document';
import { compareDocuments } from './compare/compare';
import { differenceDocument, type ShownChange } from './compare/difference-document';
import type { DrawnVersions } from './compare/seen-pages';
import { damagedNote } from './info/damaged-note';
import { quietly } from './info/info';
import type { LocalOperation } from './operation';
import { openSecond } from './pages/open-second';
import { patternIn } from './text/pattern';

const FIELDS = { file: 'compare_to', password: 'compare_password', noun: 'the earlier version' } as const;

type Params = ParamsOf<'compare_documents'>;

export const compare_documents: LocalOperation<'compare_documents'> = async (input, params, job) => {
	const { ignore_pattern, with_text, tolerance } = params;
	const pattern = ignore_pattern === undefined ? undefined : await patternIn('ignore_pattern', ignore_pattern, 'regex', job);
	const { quiet, wasRepaired } = quietly(job, true);
	const { after, before, isRepaired } = await openBoth(input, params, quiet);
	const drawn = tolerance === 'pixels' ? (): Promise<DrawnVersions> => openBoth(input, params, quiet) : undefined;
	const compared = await compareDocuments({ after, before }, { pattern, withText: with_text, drawn });
	const difference = params.difference_pdf
		? { difference: await differenceOf(compared, input, await openBoth(input, params, quiet)) }
		: {};
	const data = { ...compared, ...difference };
	const notes = [
		...(wasRepaired() ? [damagedIssue('The document')] : []),
		...(isRepaired ? [damagedIssue('The earlier version')] : []),
		...lookingSame(data),
	];
	return { documents: [{ ...input, pageCount: after.pages.count }], data, notes, facts: {} };
};

/** The document that shows the changes, and its name; null if no page changed. */
async function differenceOf({ pages }: JsonObject, { name }: Document, versions: DrawnVersions): Promise<JsonObject | null> {
	const { changed } = pages as unknown as { readonly changed: readonly ShownChange[] };
	if (changed.length === 0) return null;
	const bytes = await differenceDocument(versions, changed);
	const fileName = `${name.replace(/\.pdf$/i, '')}-difference.pdf`;
	return { fileName, size: bytes.length, content: Buffer.from(bytes).toString('base64') };
}

async function openBoth(input: Document, { compare_to, compare_password, open_password }: Params, job: Job) {
	const after = await openDocument(input.bytes, job, { password: open_password });
	const { document: before, isRepaired } = await openSecond(compare_to, compare_password, FIELDS, job);
	return { after, before, isRepaired };
}

const damagedIssue = (what: string) => damagedNote(`${what} is damaged: it was compared as far as it could be read.`);

function lookingSame({ pixelEqual }: JsonObject): Note[] {
	const count = Number(pixelEqual);
	if (count === 0) return [];
	const message = `${countNoun(count, 'page')} ${count === 1 ? 'draws differently, looks the same, and counts' : 'draw differently, look the same, and count'} as unchanged.`;
	return [{ code: 'pages_look_same', message }];
}
