/**
 * How many files of a folder get_document_info and other programs agree on, field by field, with the reason of every
 * disagreement: `npm run agreement -- FOLDER [--write] [--only PATTERN]`.
 */
import { readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/errors';
import { localBackend } from '../../shared/local';
import type { JsonObject } from '../../shared/operations/types';
import { between } from '../report.mts';
import { reasonFor } from './reasons.mts';
import { COMPLAINT, judges, oneLine, rounded, type Told, type Value } from './judges.mts';

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run agreement -- FOLDER [--write] [--only PATTERN]');
const only = options.includes('--only') ? options[options.indexOf('--only') + 1] : undefined;

const manifest = path.join(folder, 'manifest.json');
const passwords = new Map<string, string>();
if (existsSync(manifest))
	for (const { file, password } of JSON.parse(readFileSync(manifest, 'utf8')) as { file: string; password?: string }[])
		if (password !== undefined) passwords.set(file, password);

const local = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });

interface Row {
	compared: number;
	agree: number;
	readonly reasons: Map<string, string[]>;
}
const rows = new Map<string, Row>();
let unread = 0;
const unexplained: string[] = [];
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf') && (only === undefined || file.includes(only)));

for (const file of files) {
	const password = passwords.get(file);
	const bytes = readFileSync(path.join(folder, file));
	let info: JsonObject;
	try {
		const parameters = { per_page: true, ...(password === undefined ? {} : { open_password: password }) };
		info = (await local.run('get_document_info', [{ name: file, bytes }], parameters)).data!;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		unread++;
		continue;
	}
	const ours = inTheirWords(info);
	for (const judge of judges) {
		const told = judge.ask(path.join(folder, file), password);
		if (!told) continue;
		for (const [field, theirs] of Object.entries(told)) {
			if (theirs === undefined || field === COMPLAINT) continue;
			const name = `${field}|${judge.name}`;
			const row = rows.get(name) ?? { compared: 0, agree: 0, reasons: new Map<string, string[]>() };
			rows.set(name, row);
			row.compared++;
			if (same(ours[field], theirs)) row.agree++;
			else {
				const reason = reasonFor({
					field,
					judge: judge.name,
					ours: ours[field] ?? null,
					theirs,
					info,
					bytes,
					complaint: told[COMPLAINT] as string | undefined,
				});
				const shown = `${file} ${field} (${judge.name}): ours ${JSON.stringify(ours[field] ?? null)}, theirs ${JSON.stringify(theirs)}`;
				if (reason === undefined) unexplained.push(shown);
				const key = reason ?? 'not explained';
				row.reasons.set(key, [...(row.reasons.get(key) ?? []), file]);
			}
		}
	}
}

/** The info in the form in which the judges tell theirs. */
function inTheirWords(info: JsonObject): Told {
	const list = (key: string) => (info[key] ?? []) as readonly JsonObject[];
	const text = (value: unknown) => (typeof value === 'string' ? oneLine(value) : null);
	const encryption = info['encryption'] as JsonObject | null;
	const form = info['form'] as JsonObject | null;
	const told: Record<string, Value | undefined> = {};
	for (const [key, value] of Object.entries(info)) if (typeof value !== 'object') told[key] = value;
	for (const key of ['title', 'author', 'subject', 'keywords', 'creator', 'producer', 'created', 'modified', 'language'])
		told[key] = text(info[key]);
	const sizes = list('pageSizes').map(({ width, height }) => `${rounded(Number(width))} x ${rounded(Number(height))}`);
	return {
		...told,
		...(info['permissions'] as Told),
		pageSizes: [...new Set(sizes)].sort(),
		encrypted: encryption !== null,
		algorithm: (encryption?.['algorithm'] ?? null) as string | null,
		keyBits: (encryption?.['keyBits'] ?? null) as number | null,
		xfa: form?.['xfa'] === true,
		fields: Number(form?.['fields'] ?? 0),
		fonts: [...new Set(list('fonts').map(({ name, embedded }) => `${String(name ?? '-')} ${String(embedded)}`))].sort(),
		signatures: list('signatures')
			.map(({ field, signed }) => `${String(field ?? '-')} ${String(signed)}`)
			.sort(),
		subFilters: list('signatures')
			.flatMap(({ subFilter }) => (subFilter === null ? [] : [String(subFilter)]))
			.sort(),
		attachments: list('attachments')
			.map(({ name }) => oneLine(String(name ?? '-')) ?? '-')
			.sort(),
		pdfa: ((info['claims'] ?? []) as readonly string[]).find((claim) => claim.startsWith('PDF/A')) ?? null,
	};
}

function same(ours: Value | undefined, theirs: Value): boolean {
	return JSON.stringify(ours ?? null) === JSON.stringify(theirs);
}

const table = [...rows]
	.map(([name, row]) => ({ field: name.split('|')[0]!, judge: name.split('|')[1]!, row }))
	.sort((a, b) => a.field.localeCompare(b.field) || a.judge.localeCompare(b.judge))
	.map(({ field, judge, row }) => {
		const reasons = [...row.reasons].map(([reason, found]) => `${found.length}: ${reason}`).join('<br>');
		return `| ${field} | ${judge} | ${row.compared} | ${row.agree} | ${reasons} |`;
	});
const report = [
	`\`npm run agreement -- FOLDER\` over ${files.length} files, of which ${unread} cannot be read.`,
	'',
	'| Field | Judge | Files | Agree | Disagreements, and why |',
	'| --- | --- | --: | --: | --- |',
	...table,
	'',
].join('\n');
console.log(report);
console.log(unexplained.join('\n'));
console.log(`${unexplained.length} disagreements are not explained`);
if (options.includes('--write')) {
	const readme = path.join(process.env.OCTAVO_ROOT ?? '.', 'bench', 'README.md');
	writeFileSync(readme, between(readFileSync(readme, 'utf8'), 'agreement', report));
}
process.exitCode = unexplained.length > 0 ? 1 : 0;
