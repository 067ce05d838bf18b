/** What merges, splits and filled fields keep or show, beside other programs. Counted with qpdf's JSON. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asDocument, local } from '../../test/support/local';
import { rich } from '../../test/support/documents';
import { features, featuresOf, type Feature, type Features } from '../../test/support/features';
import { form, ink, text, wordsIn } from '../../test/support/forms';
import { decode } from '../../shared/decode';
import { isSuccess, native, table, temporaryFolder, type Group } from '../core.mts';
import { commandsOf, inLibrary, libraries, type Library, type Program, type Work } from '../rivals.mts';

const PAGES = 12;
const PER_PART = 4;
const folder = temporaryFolder();

/** Results by document; nothing if it fails. */
type Engine = (work: Work) => Promise<readonly Uint8Array[]>;

const ours: Engine = async ({ operation, parameters, inputs }) => {
	const documents = inputs.map((file) => asDocument(readFileSync(file), path.basename(file)));
	return (await local.run(operation, documents, decode(operation, parameters))).documents.map(({ bytes }) => bytes);
};
const byCommand =
	(lines: (work: Work, output: string) => readonly (readonly string[])[] | undefined): Engine =>
	async (work) => {
		for (const file of results()) rmSync(file);
		for (const line of lines(work, path.join(folder, 'out.pdf')) ?? []) {
			const ended = await native(line);
			if (!isSuccess(line, ended)) throw new Error(ended.errors);
		}
		return results().map((file) => readFileSync(file));
	};
const results = (): string[] =>
	readdirSync(folder)
		.filter((name) => name.startsWith('out'))
		.sort()
		.map((name) => path.join(folder, name));
const byProgram = (program: Program): Engine => byCommand((work, output) => commandsOf(program, work, output));
const byLibrary =
	(name: Library): Engine =>
	async (work) =>
		(await inLibrary(name, work))(work.inputs.map((file) => readFileSync(file)));
/** Each part is extracted. */
const inParts =
	(engine: Engine): Engine =>
	async ({ inputs }) => {
		const parts: Uint8Array[] = [];
		for (let first = 0; first < PAGES; first += PER_PART) {
			const order = Array.from({ length: PER_PART }, (_, index) => first + index);
			parts.push(...(await engine({ operation: 'extract_pages', parameters: {}, inputs, order })));
		}
		return parts;
	};

const mergers: Readonly<Record<string, Engine>> = {
	Octavo: ours,
	'`qpdf --empty --pages a b`': byProgram('qpdf'),
	'`qpdf a --pages . b`': byCommand(({ inputs: [one, other] }, output) => [['qpdf', one!, '--pages', '.', other!, '--', output]]),
	'`mutool merge`': byProgram('mutool'),
	'pdf-lib `copyPages`': byLibrary('pdf-lib'),
};
const splitters: Readonly<Record<string, Engine>> = {
	Octavo: ours,
	'`qpdf --split-pages`': byProgram('qpdf'),
	'`qpdf --pages . FIRST-LAST`': inParts(byProgram('qpdf')),
	'`mutool merge` of a range': inParts(byProgram('mutool')),
	'pdf-lib `copyPages`': inParts(byLibrary('pdf-lib')),
};

function file(name: string, bytes: Uint8Array): string {
	const target = path.join(folder, name);
	writeFileSync(target, bytes);
	return target;
}

async function merges(): Promise<string> {
	const [one, other] = [await rich(6, { prefix: 'A ' }), await rich(5, { prefix: 'B ' })];
	const wanted = together([featuresOf(one), featuresOf(other, 6)]);
	return kept(wanted, mergers, {
		operation: 'merge_documents',
		parameters: {},
		inputs: [file('a.pdf', one), file('b.pdf', other)],
	});
}

async function splits(): Promise<string> {
	const whole = await rich(PAGES);
	const work = {
		operation: 'split_by_page_count',
		parameters: { pages_per_part: PER_PART },
		inputs: [file('whole.pdf', whole)],
	} as const;
	return kept(together([featuresOf(whole)]), splitters, work);
}

const names = Object.keys(features) as Feature[];
const together = (parts: readonly Features[]): Record<Feature, string[]> =>
	Object.fromEntries(names.map((name) => [name, parts.flatMap((part) => part[name])])) as Record<Feature, string[]>;

async function kept(wanted: Record<Feature, string[]>, engines: Readonly<Record<string, Engine>>, work: Work): Promise<string> {
	const found: (Record<Feature, string[]> | undefined)[] = [];
	for (const engine of Object.values(engines)) {
		const parts = await engine(work).catch(() => undefined);
		found.push(parts && together(parts.map((bytes, part) => featuresOf(bytes, parts.length > 1 ? part * PER_PART : 0))));
	}
	const rows = names.map((name) => [
		features[name],
		wanted[name].length,
		...found.map((one) => (one ? common(wanted[name], one[name]) : 'fails')),
	]);
	return table(['', 'in the input', ...Object.keys(engines)], rows);
}

/** How many of the wanted facts were found; each found fact counts once. */
function common(wanted: readonly string[], found: readonly string[]): number {
	const left = [...found];
	return wanted.filter((fact) => left.includes(fact) && left.splice(left.indexOf(fact), 1)).length;
}

const RECT = '20 20 220 44';
const BOX = '20 20 44 44';
const DOT = ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', '4 4 12 12 re f'] as const;

/** A form with the field `f`, the value, and the text or the ink that must be seen. */
const plain = (value: string, entries: string, seen = value) => ({ bytes: form([text('f', RECT, entries)]), value, seen });
const box = (entries: string) => ({
	bytes: form([`/FT/Btn/T(f)/Rect[${BOX}]${entries}`], { objects: { 50: DOT, 51: [DOT[0], ''] } }),
	value: true,
	seen: 'ink',
});
const fields: Readonly<Record<string, { bytes: Uint8Array; value: string | boolean; seen: string }>> = {
	'Latin text': plain('Zoë, €5', ''),
	'Polish, Greek, Cyrillic': plain('Łódź Ωμέγα Ёжик', ''),
	'size to fit': plain('A long line that must get smaller to fit into its box', '/DA(/Helv 0 Tf 0 g)'),
	'several lines': plain('one\ntwo', '/Ff 4096', 'one two'),
	comb: plain('ABC', '/Ff 16777216/MaxLen 5', 'A B C'),
	'turned by 90': plain('turned', '/MK<</R 90>>'),
	'rich text before': plain('new', '/Ff 33554432/V(old)/RV(<body>old</body>)'),
	'drop-down: display text': {
		bytes: form([`/FT/Ch/Ff 131072/T(f)/Rect[${RECT}]/Opt[[(de)(Germany)][(fr)(France)]]`]),
		value: 'Germany',
		seen: 'Germany',
	},
	'check box': box('/AP<</N<</On 50 0 R/Off 51 0 R>>>>/AS/Off'),
	'check box without appearances': box(''),
};

const XFDF = (value: string): Uint8Array =>
	Buffer.from(
		`<?xml version="1.0" encoding="UTF-8"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields><field name="f"><value>${value}</value></field></fields></xfdf>`,
	);

const fillers: Readonly<Record<string, Engine>> = {
	Octavo: ours,
	...Object.fromEntries(libraries.map((name) => [name, byLibrary(name)])),
	pdftk: byCommand(({ inputs: [input], parameters }, output) => {
		const value = (parameters['values'] as { f: string | boolean }).f;
		const data = file('data.xfdf', XFDF(value === true ? 'On' : String(value)));
		return [['pdftk', input!, 'fill_form', data, 'output', output]];
	}),
};

/** What widgets show becomes content, so that no reader can draw it again; poppler then says what is there. */
async function filled(): Promise<string> {
	const rows: string[][] = [];
	for (const [name, { bytes, value, seen }] of Object.entries(fields)) {
		const work = { operation: 'fill_form', parameters: { values: { f: value } }, inputs: [file('form.pdf', bytes)] } as const;
		const cells: string[] = [];
		for (const engine of Object.values(fillers)) {
			try {
				const flatten = byCommand(({ inputs }, output) => [['qpdf', '--flatten-annotations=all', ...inputs, output]]);
				const [flat] = await flatten({ ...work, inputs: [file('filled.pdf', (await engine(work))[0]!)] });
				const found = value === true ? (ink(flat!, BOX) > 0.02 ? 'ink' : '') : wordsIn(flat!, RECT);
				cells.push(found === seen ? 'shown' : found === '' ? 'blank' : `“${found}”`);
			} catch {
				cells.push('fails');
			}
		}
		rows.push([name, ...cells]);
	}
	return table(['', ...Object.keys(fillers)], rows);
}

export const fidelity: Group = {
	about: 'what a merge and a split keep, and what filled fields show, beside other programs',
	rounds: 1,
	async run() {
		const text = [
			'Two documents of 6 and 5 pages with one of everything, names clashing, merged: what is in the result and leads to the page it led to.',
			await merges(),
			`A document of ${PAGES} pages with one of everything, split into parts of ${PER_PART}: what is in the part of its page. Links to another part cannot be kept; Octavo puts attachments into no part, and a note says so.`,
			await splits(),
			'Fields filled with the same value: whether it is shown after `qpdf --flatten-annotations=all`.',
			await filled(),
		].join('\n\n');
		return { text, missed: false };
	},
};
