/**
 * npm run agreement: how many files of a folder get_document_info and other programs agree on, field by field, with the reason of
 * every disagreement.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import type { JsonObject } from '../../shared/contract/operations/types';
import { asDocument, local } from '../../test/support/hosts/local';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { COMPLAINT, oneLine, rounded, tellers, type Told, type Value } from '../../test/support/readers/tellers';
import { groupsOf, made, publish, table } from '../core.mts';
import { flag, list, options } from '../usage.mts';
import { reasonFor } from './reasons.mts';

const USAGE = `Usage: npm run agreement -- FOLDER [--only PART,…] [--write]

  --only PART,…  only files whose names hold one of these
  --write        put the table into bench/results.md`;

const { folder, listed, write } = options(USAGE, { only: list, write: flag }, ({ only, ...values }, words) => {
	const folder = givenFolder(words[0]);
	const listed = listedIn(folder, ({ file }) => only?.some((part) => file.includes(part)) ?? true);
	return { ...values, folder, listed };
});

/** Without a reason, the program agrees. */
const comparisons: { readonly program: string; readonly field: string; readonly reason?: string }[] = [];
const unexplained: string[] = [];
let unread = 0;

for (const { file, password } of listed) {
	const bytes = readFileSync(path.join(folder, file));
	try {
		const parameters = { per_page: true, with_bookmarks: false, ...(password === undefined ? {} : { open_password: password }) };
		const { data } = await local.run('get_document_info', [asDocument(bytes, file)], parameters);
		await compare(file, password, bytes, data!);
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		unread++;
	}
}

async function compare(file: string, password: string | undefined, bytes: Buffer, info: JsonObject): Promise<void> {
	const own = inTheirWords(info);
	for (const { name: program, ask } of tellers) {
		const { [COMPLAINT]: complaint, ...told } = (await ask(path.join(folder, file), password)) ?? {};
		for (const [field, theirs] of Object.entries(told)) {
			if (theirs === undefined) continue;
			const ours = own[field] ?? null;
			const isSame = JSON.stringify(ours) === JSON.stringify(theirs);
			const reason = isSame ? undefined : reasonFor({ field, program, ours, theirs, info, bytes, complaint });
			if (!isSame && reason === undefined)
				unexplained.push(`${file} ${program} ${field}: ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`);
			comparisons.push({ program, field, ...(!isSame && { reason: reason ?? 'not explained' }) });
		}
	}
}

/** The info in the form in which the programs tell theirs. */
function inTheirWords(info: JsonObject): Told {
	const many = (key: string) => (info[key] ?? []) as readonly JsonObject[];
	const unique = (values: readonly string[]) => [...new Set(values)].sort();
	const encryption = info['encryption'] as JsonObject | null;
	const form = info['form'] as JsonObject | null;
	const told: Record<string, Value | undefined> = {};
	for (const [key, value] of Object.entries(info)) if (typeof value !== 'object') told[key] = value;
	for (const key of ['title', 'author', 'subject', 'keywords', 'creator', 'producer', 'created', 'modified', 'language'])
		told[key] = typeof info[key] === 'string' ? oneLine(info[key]) : null;
	return {
		...told,
		...(info['permissions'] as Told),
		pageSizes: unique(many('pageSizes').map(({ width, height }) => `${rounded(Number(width))} x ${rounded(Number(height))}`)),
		encrypted: encryption !== null,
		algorithm: (encryption?.['algorithm'] ?? null) as string | null,
		keyBits: (encryption?.['keyBits'] ?? null) as number | null,
		xfa: form?.['xfa'] === true,
		fields: Number(form?.['fields'] ?? 0),
		fonts: unique(many('fonts').map(({ name, embedded }) => `${String(name ?? '-')} ${String(embedded)}`)),
		signatures: many('signatures')
			.map(({ field, signed }) => `${String(field ?? '-')} ${String(signed)}`)
			.sort(),
		subFilters: many('signatures')
			.flatMap(({ subFilter }) => (subFilter === null ? [] : [String(subFilter)]))
			.sort(),
		attachments: many('attachments')
			.map(({ name }) => oneLine(String(name ?? '-')) ?? '-')
			.sort(),
		pdfa: ((info['claims'] ?? []) as readonly string[]).find((claim) => claim.startsWith('PDF/A')) ?? null,
	};
}

type Some = typeof comparisons;
/** Each group with its name, in the order of the names. */
const by = <T,>(some: Some, key: 'program' | 'field' | 'reason', of: (name: string, group: Some) => T): T[] =>
	[...groupsOf(some, (one) => one[key]!)]
		.sort(([one], [other]) => one.localeCompare(other))
		.map(([name, group]) => of(name, group));
const agreed = (field: string, some: Some) =>
	`${field} ${some.filter(({ reason }) => reason === undefined).length}/${some.length}`;
const counted = (field: string, some: Some) => `${field} ${some.length}`;
const programs = by(comparisons, 'program', (program, all) => [program, by(all, 'field', agreed).join(', ')]);
const disagreed = comparisons.filter(({ reason }) => reason !== undefined);
const reasons = by(disagreed, 'reason', (reason, all) => [
	reason,
	by(all, 'program', (program, some) => `${program}: ${by(some, 'field', counted).join(', ')}`).join('; '),
]);
const report = [
	`${made('npm run agreement -- FOLDER')}: ${listed.length} files, of which ${unread} cannot be read.`,
	table(['Program', 'Files that agree, of those compared'], programs, [0, 1]),
	table(['Disagreements, and why', 'Files'], reasons, [0, 1]),
].join('\n\n');
console.log(report);
console.log(unexplained.join('\n'));
console.log(`${unexplained.length} disagreements are not explained`);
if (write) publish('agreement', report);
process.exitCode = unexplained.length > 0 ? 1 : 0;
