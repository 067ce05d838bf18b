/** Counts how much merges, splits and filled fields keep or show, beside other programs. Counted with qpdf's JSON. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import { rich } from '../../test/support/documents/drawn';
import { features, featuresOf, type Feature } from '../../test/support/features';
import { form, ink, text, wordsIn } from '../../test/support/documents/forms';
import { asDocument, local } from '../../test/support/hosts/local';
import { isSuccess, native, table, temporaryFolder, type Group } from '../core.mts';
import { commandsOf, inLibrary, type Library, type Program, type Work } from '../rivals.mts';

const PAGES = 12;
const PER_PART = 4;
const folder = temporaryFolder();

function file(name: string, bytes: Uint8Array): string {
	writeFileSync(path.join(folder, name), bytes);
	return path.join(folder, name);
}

/** Gives the resulting documents. */
type Engine = (work: Work) => Promise<readonly Uint8Array[]>;

const ours: Engine = async ({ operation, parameters, inputs }) => {
	const documents = inputs.map((file) => asDocument(readFileSync(file), path.basename(file)));
	return (await local.run(operation, documents, decode(operation, parameters))).documents.map(({ bytes }) => bytes);
};
const byCommand =
	(lineOf: (work: Work, output: string) => readonly string[]): Engine =>
	async (work) => {
		const line = lineOf(work, path.join(folder, 'out.pdf'));
		const ended = await native(line);
		if (!isSuccess(line, ended)) throw new Error(ended.errors);
		const names = readdirSync(folder).filter((name) => name.startsWith('out'));
		return names.sort().map((name) => {
			const bytes = readFileSync(path.join(folder, name));
			rmSync(path.join(folder, name));
			return bytes;
		});
	};
const byProgram = (program: Program): Engine => byCommand((work, output) => commandsOf(program, work, output)![0]!);
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
	'merged by Octavo': ours,
	'`qpdf --empty --pages a b`': byProgram('qpdf'),
	'`qpdf a --pages . b`': byCommand(({ inputs: [one, other] }, output) => ['qpdf', one!, '--pages', '.', other!, '--', output]),
	'`mutool merge`': byProgram('mutool'),
	'pdf-lib `copyPages`': byLibrary('pdf-lib'),
};
const splitters: Readonly<Record<string, Engine>> = {
	'split by Octavo': ours,
	'`qpdf --split-pages`': byProgram('qpdf'),
	'`qpdf --pages . FIRST-LAST`': inParts(byProgram('qpdf')),
	'`mutool merge` of a range': inParts(byProgram('mutool')),
	'pdf-lib `copyPages`': inParts(byLibrary('pdf-lib')),
};

const names = Object.keys(features) as Feature[];

/** The head and the rows of a table: the features of `sources`, and which of them are in the results: as many documents as the sources, or parts of one. */
async function kept(
	operation: Work['operation'],
	parameters: object,
	sources: readonly Uint8Array[],
	engines: typeof mergers,
): Promise<(string | number)[][]> {
	const inputs = sources.map((bytes, index) => file(`in-${index}.pdf`, bytes));
	let offset = 0;
	const wanted = sources.map((bytes) => {
		const found = featuresOf(bytes, offset);
		offset += found.pageCount;
		return found;
	});
	const found: (typeof wanted)[] = [];
	for (const engine of Object.values(engines)) {
		const parts = await engine({ operation, parameters: { ...parameters }, inputs });
		found.push(parts.map((bytes, part) => featuresOf(bytes, part * PER_PART)));
	}
	const head = ['in the input', ...Object.keys(engines)];
	return [
		head,
		...names.map((name) => {
			const facts = wanted.flatMap((one) => one[name]);
			return [
				facts.length,
				...found.map((parts) =>
					common(
						facts,
						parts.flatMap((part) => part[name]),
					),
				),
			];
		}),
	];
}

/** How many of the wanted facts were found; each found fact counts once. */
function common(wanted: readonly string[], found: readonly string[]): number {
	const left = [...found];
	return wanted.filter((fact) => left.includes(fact) && left.splice(left.indexOf(fact), 1)).length;
}

const RECT = '20 20 220 44';
const BOX = '20 20 44 44';
const DOT = ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', '4 4 12 12 re f'] as const;
const states = { objects: { 50: DOT, 51: [DOT[0], ''] as const } };
const countries = `/FT/Ch/Ff 131072/T(f)/Rect[${RECT}]/Opt[[(de)(Germany)][(fr)(France)]]`;

/** The field `f`, its value, and the text or the ink that must be seen. */
const fields: readonly (readonly [name: string, form: Uint8Array, value: string | boolean, seen: string])[] = [
	['Latin text', form([text('f', RECT)]), 'Zoë, €5', 'Zoë, €5'],
	['Polish, Greek, Cyrillic', form([text('f', RECT)]), 'Łódź Ωμέγα Ёжик', 'Łódź Ωμέγα Ёжик'],
	[
		'size to fit',
		form([text('f', RECT, '/DA(/Helv 0 Tf 0 g)')]),
		'A long line that must get smaller',
		'A long line that must get smaller',
	],
	['several lines', form([text('f', RECT, '/Ff 4096')]), 'one\ntwo', 'one two'],
	['comb', form([text('f', RECT, '/Ff 16777216/MaxLen 5')]), 'ABC', 'A B C'],
	['turned by 90', form([text('f', RECT, '/MK<</R 90>>')]), 'turned', 'turned'],
	['rich text before', form([text('f', RECT, '/Ff 33554432/V(old)/RV(<body>old</body>)')]), 'new', 'new'],
	['drop-down: display text', form([countries]), 'Germany', 'Germany'],
	['check box', form([`/FT/Btn/T(f)/Rect[${BOX}]/AP<</N<</On 50 0 R/Off 51 0 R>>>>/AS/Off`], states), true, 'ink'],
	['check box without appearances', form([`/FT/Btn/T(f)/Rect[${BOX}]`]), true, 'ink'],
];
const fillers = { Octavo: ours, 'pdf-lib': byLibrary('pdf-lib'), '@cantoo/pdf-lib': byLibrary('@cantoo/pdf-lib') };
const flatten = byCommand(({ inputs }, output) => ['qpdf', '--flatten-annotations=all', ...inputs, output]);

/** Appearances of widgets become content, so that no reader can draw them again; poppler then says what the page shows. */
async function seenBy(engine: Engine, bytes: Uint8Array, value: string | boolean): Promise<string> {
	const work = { operation: 'fill_form', parameters: { values: { f: value } }, inputs: [file('form.pdf', bytes)] } as const;
	const [filled] = await engine(work);
	const [flat] = await flatten({ ...work, inputs: [file('filled.pdf', filled!)] });
	return value === true ? (ink(flat!, BOX) > 0.02 ? 'ink' : '') : wordsIn(flat!, RECT);
}

async function shown(): Promise<string> {
	const rows: string[][] = [];
	for (const [name, bytes, value, seen] of fields) {
		const cells = [name];
		for (const engine of Object.values(fillers)) {
			const found = await seenBy(engine, bytes, value).catch(() => undefined);
			cells.push(found === seen ? 'shown' : found === undefined ? 'fails' : found === '' ? 'blank' : `“${found}”`);
		}
		rows.push(cells);
	}
	return table(['', ...Object.keys(fillers)], rows);
}

export const fidelity: Group = {
	about: 'what a merge and a split keep, and what filled fields show, beside other programs',
	rounds: 1,
	async run() {
		const both = [await rich(6, { prefix: 'A ' }), await rich(5, { prefix: 'B ' })];
		const merged = await kept('merge_documents', {}, both, mergers);
		const split = await kept('split_by_page_count', { pages_per_part: PER_PART }, [await rich(PAGES)], splitters);
		const [head, ...rows] = ['', ...Object.values(features)].map((title, row) => [title, ...merged[row]!, ...split[row]!]);
		const text = [
			`Documents with one of everything: two of 6 and 5 pages, names clashing, merged; one of ${PAGES} pages split into parts of ${PER_PART}. Counted: the items of the result that lead to the page they led to. Links to another part cannot be kept; Octavo puts attachments into no part, and a note says so.`,
			table(head!.map(String), rows),
			'Fields filled with the same value: whether it is shown after `qpdf --flatten-annotations=all`.',
			await shown(),
		].join('\n\n');
		return { text, missed: false };
	},
};
