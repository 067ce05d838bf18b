/** npm run redacting: whether anything is left of words that redact_text took out of the PDFs of a folder, and whether all else stayed. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import type { JsonObject } from '../../shared/contract/operations/types';
import { decode } from '../../shared/contract/values/decode';
import { asDocument, local } from '../../test/support/hosts/local';
import { uncompressed } from '../../test/support/judges/tools';
import { Random } from '../../test/support/random';
import { crc32 } from '../../shared/crc32';
import { Readers, type DrawingReader } from '../../test/support/readers';
import type { Picture } from '../../test/support/readers/pictures';
import { givenFolder, listedIn } from '../../test/support/readers/source';
import { SECRET, tracesOf } from '../../test/support/secrets/places';
import { table, temporaryFolder } from '../core.mts';
import { flag, list, options, whole } from '../usage.mts';
import { IMAGE, MARK, places, plantSecrets } from './planting.mts';

const USAGE = `Usage: npm run redacting -- FOLDER [OPTIONS]

  --only PART,…  only files whose names hold one of these
  --every N      one of N files (default 1)
  --seed N       which words are chosen (default 1)
  --words N      how many words of each file (default 3)
  --planted      the word is planted in every place of each file where text can hide, in place of words that it has
  --control      the first word is left in, which must be noticed in every file`;

const { folder, listed, seed, words, planted, control } = options(
	USAGE,
	{ only: list, every: whole(1), seed: whole(1), words: whole(3), planted: flag, control: flag },
	({ only, every, seed, words, planted, control }, given) => {
		const folder = givenFolder(given[0]);
		const named = listedIn(
			folder,
			({ file, password }) => password === undefined && (only?.some((part) => file.includes(part)) ?? true),
		);
		return { folder, seed, words, planted, control, listed: named.filter((_, index) => index % every === 0) };
	},
);

const TEXTS: readonly DrawingReader[] = ['poppler', 'mutool', 'pdf.js'];
const PICTURES: readonly DrawingReader[] = ['poppler', 'mutool', 'pdfium'];
const DPI = 100;
/** Pages that are drawn of each file. */
const DRAWN = 3;
/** Pixels around a mark that may change with it. */
const AROUND = 3;

const readers = new Readers();
const scratch = temporaryFolder();
const written = path.join(scratch, 'redacted.pdf');
const totals = { files: 0, unchanged: 0, refused: 0, leaking: 0, noticed: 0, before: 0, left: 0, pages: 0, changedPages: 0 };
const rows: string[][] = [];
const refusals = new Map<string, number>();

for (const { file } of listed) await (planted ? judgePlanted(file) : judge(file));
readers.stop();
console.log(table(['file', 'where', 'how many'], rows));
console.log(JSON.stringify(totals));
for (const [why, count] of refusals) console.log(`${count} × ${why}`);
process.exit(control ? Number(totals.noticed < totals.files) : Number(totals.leaking > 0));

async function judgePlanted(file: string): Promise<void> {
	const bytes = readFileSync(path.join(folder, file));
	const all = await plantSecrets(bytes);
	if (!all || !isReadByOthers(all)) {
		totals.unchanged++;
		return;
	}
	// A real document may have a word that has a part of the secret in it.
	const traces = async (planted: Uint8Array): Promise<string[]> =>
		tracesOf(control ? planted : await redactSecret(planted, file)).filter((way) => way !== 'parts');
	try {
		// Without the mark, no area covers the image: it is outside of the crop box.
		const chosen = (await markIn(all, file)) ? places : places.filter((place) => place !== IMAGE);
		const whole = chosen === places ? all : (await plantSecrets(bytes, chosen))!;
		const left = await traces(whole);
		totals.files++;
		totals.before += chosen.length;
		if (left.length === 0) return;
		totals[control ? 'noticed' : 'leaking']++;
		if (control) return;
		for (const place of chosen) {
			const ways = await traces((await plantSecrets(bytes, [place]))!);
			if (ways.length > 0) rows.push([file, place, ways.join(' ')]);
		}
	} catch (thrown) {
		noteRefusal(thrown);
	}
}

function isReadByOthers(bytes: Uint8Array): boolean {
	try {
		return tracesOf(bytes).length > 0;
	} catch {
		return false;
	}
}

/** The place of the image, as find_text gives it; undefined where it is not found. */
async function markIn(bytes: Uint8Array, file: string): Promise<string | undefined> {
	const { data } = await local.run('find_text', [asDocument(bytes, file)], decode('find_text', { search: MARK }));
	return data!['found'] === true ? JSON.stringify(data) : undefined;
}

async function redactSecret(bytes: Uint8Array, file: string): Promise<Uint8Array> {
	const areas = await markIn(bytes, file);
	const fields = decode('redact_text', { search: SECRET, remove_attachments: true, ...(areas && { redact_areas: areas }) });
	return (await local.run('redact_text', [asDocument(bytes, file)], fields)).documents[0]!.bytes;
}

/** The code of the refusal. Anything else that is thrown is a fault of ours. */
function noteRefusal(thrown: unknown): string {
	if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
	totals.refused++;
	const why = `${thrown.code}: ${thrown.message.replace(/\d+/g, '#')}`;
	refusals.set(why, (refusals.get(why) ?? 0) + 1);
	return thrown.code;
}

async function judge(file: string): Promise<void> {
	const name = path.join(folder, file);
	const bytes = readFileSync(name);
	const texts = await textsOf(name);
	const chosen = await findable(chooseWords(texts.get('poppler') ?? '', file), bytes, file);
	if (chosen.length === 0) return;
	const search =
		(control ? chosen.slice(1).filter((word) => !word.includes(chosen[0]!)) : chosen).join('\n') || 'nothing that is there';
	let result: Uint8Array;
	let notes: readonly { code: string }[] = [];
	try {
		const outcome = await local.run('redact_text', [asDocument(bytes, file)], decode('redact_text', { search }));
		result = outcome.documents[0]!.bytes;
		notes = outcome.notes;
		if (outcome.facts['redactedMatches'] === 0) totals.unchanged++;
	} catch (thrown) {
		if (noteRefusal(thrown) === 'redaction_incomplete') rows.push([file, 'redaction_incomplete', search.replaceAll('\n', ' ')]);
		return;
	}
	totals.files++;
	writeFileSync(written, result);
	const left = await leftIn(file, result, chosen, texts);
	totals.left += left;
	if (control && left === 0) rows.push([file, 'not noticed', chosen.join(' ')]);
	if (left > 0) totals[control ? 'noticed' : 'leaking']++;
	// Poppler does not know UserUnit, and signatures go with their marks.
	const isComparable = !bytes.includes('/UserUnit') && !notes.some(({ code }) => code === 'signatures_removed');
	if (!control && isComparable) await comparePictures(file, bytes, search);
}

async function textsOf(file: string): Promise<Map<DrawingReader, string>> {
	const texts = new Map<DrawingReader, string>();
	for (const reader of TEXTS)
		texts.set(reader, (await readers.look(reader, file, { texts: true })).texts.join('\f').normalize('NFKC').toLowerCase());
	return texts;
}

function chooseWords(text: string, file: string): string[] {
	const found = [...new Set(text.match(/[\p{L}\p{N}]{5,}/gu) ?? [])];
	const random = new Random(seed + crc32(Buffer.from(file)));
	return Array.from({ length: Math.min(words, found.length) }, () => found.splice(random.below(found.length), 1)[0]!);
}

/** Words that we find, too: readers do not agree on where words end. */
async function findable(words: readonly string[], bytes: Uint8Array, file: string): Promise<string[]> {
	const found: string[] = [];
	for (const search of words)
		try {
			const { data } = await local.run('find_text', [asDocument(bytes, file)], decode('find_text', { search }));
			if (data!['found'] === true) found.push(search);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		}
	return found;
}

function countOf(text: string, word: string): number {
	return text.split(word).length - 1;
}

/** Prints where words are left; how many. */
async function leftIn(
	file: string,
	result: Uint8Array,
	chosen: readonly string[],
	before: ReadonlyMap<DrawingReader, string>,
): Promise<number> {
	let sum = 0;
	const note = (where: string, count: number): void => {
		if (count > 0 && !control) rows.push([file, where, String(count)]);
		sum += count;
	};
	for (const [reader, text] of await textsOf(written))
		for (const word of chosen) {
			totals.before += countOf(before.get(reader) ?? '', word);
			note(`${reader}: ${word}`, countOf(text, word));
		}
	const strings = withoutNames(uncompressed(result));
	for (const word of chosen)
		for (const [encoding, text] of [
			['latin1', word],
			['utf8', Buffer.from(word).toString('latin1')],
			['utf16', [...word].map((unit) => `\0${unit}`).join('')],
		] as const)
			if (encoding === 'latin1' || text !== word) note(`${encoding}: ${word}`, countOf(strings, text));
	return sum;
}

/** Names and keywords of the language, its fractions, namespaces of XML, comments of qpdf and programs of fonts are not text of the document. */
function withoutNames(whole: string): string {
	const fonts = [...whole.matchAll(/\/FontFile[23]? (\d+) 0 R/g)].map(([, number]) => number!);
	let text = whole;
	for (const number of new Set(fonts)) {
		const start = text.indexOf(`\n${number} 0 obj\n`);
		const end = text.indexOf('\nendobj\n', start);
		if (start >= 0 && end > start) text = text.slice(0, start) + text.slice(end);
	}
	return text
		.replaceAll(/^%% .*$/gm, '')
		.replaceAll(/^(?:end)?(?:stream|obj)$|\b(?:find|define)resource\b|\b(?:begin|end)codespacerange\b/gm, '')
		.replaceAll(/^\d{10} \d{5} [fn] $/gm, '')
		.replaceAll(/\bxmlns:\w+="[^"]*"/g, '')
		.replaceAll(/(?<=^|[\s[])-?\d*\.\d+(?=[\s\]]|$)/gm, '')
		.replace(/\/[^\s()<>[\]{}/%]+/g, '/')
		.toLowerCase();
}

async function comparePictures(file: string, bytes: Uint8Array, search: string): Promise<void> {
	const { data } = await local.run(
		'find_text',
		[asDocument(bytes, file)],
		decode('find_text', { search: search.split('\n')[0]!, maximum_matches: 10_000 }),
	);
	const pages = (data!['pages'] as number[]).slice(0, DRAWN);
	const others = await Promise.all(
		search
			.split('\n')
			.slice(1)
			.map((word) =>
				local.run('find_text', [asDocument(bytes, file)], decode('find_text', { search: word, maximum_matches: 10_000 })),
			),
	);
	const matches = [data!, ...others.map(({ data }) => data!)].flatMap(
		(one) => one['matches'] as unknown as { page: number; boxes: JsonObject[] }[],
	);
	for (const page of pages) {
		totals.pages++;
		const boxes = matches.filter((match) => match.page === page).flatMap(({ boxes }) => boxes as unknown as Box[]);
		const changed = await changedForAll(file, page, boxes);
		if (changed === 0) continue;
		totals.changedPages++;
		rows.push([file, `pixels of page ${page}`, String(changed)]);
	}
}

/**
 * Pixels that changed for every reader, in the eyes of that which sees the fewest. One alone does not judge: a glyph on the edge of two
 * of its subpixels falls on the other side if the distance before it is one number in place of the sum of several.
 */
async function changedForAll(file: string, page: number, boxes: readonly Box[]): Promise<number> {
	let least: number | undefined;
	for (const reader of PICTURES) {
		const [before, after] = await Promise.all(
			[path.join(folder, file), written].map((name) =>
				readers.look(reader, name, { first: page, last: page, size: { dpi: DPI }, cropped: true }),
			),
		);
		const [one, other] = [before!.pictures[0], after!.pictures[0]];
		if (!one) continue;
		const changed = other ? changedOutside(one, other, boxes) : -1;
		if (changed === 0) return 0;
		least = Math.min(least ?? changed, changed);
	}
	return least ?? 0;
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

function changedOutside(before: Picture, after: Picture, boxes: readonly Box[]): number {
	if (before.width !== after.width || before.height !== after.height) return -1;
	const scale = DPI / 72;
	const isMarked = (x: number, y: number) =>
		boxes.some(
			(box) =>
				x >= box.x * scale - AROUND &&
				x <= (box.x + box.width) * scale + AROUND &&
				y >= box.y * scale - AROUND &&
				y <= (box.y + box.height) * scale + AROUND,
		);
	let changed = 0;
	for (let at = 0; at < before.rgb.length; at += 3) {
		const isSame = [0, 1, 2].every((channel) => Math.abs(before.rgb[at + channel]! - after.rgb[at + channel]!) <= 24);
		const pixel = at / 3;
		if (!isSame && !isMarked(pixel % before.width, Math.floor(pixel / before.width))) changed++;
	}
	return changed;
}
