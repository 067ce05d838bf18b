/**
 * node scripts/run.mjs bench/forms/side-by-side.mts : the same form filled by Octavo, pdf-lib, @cantoo/pdf-lib and pdftk.
 *
 * `qpdf --flatten-annotations=all` turns what the widgets show into content, so that no reader can draw it again; pdftotext then says
 * what is there. For each field: `shown`, `blank`, what else is there, or how the program failed. Each field is a form of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { form, ink, text, wordsIn } from '../../test/support/documents/forms';
import { asDocument, local } from '../../test/support/hosts/local';

const RECT = '20 20 220 44';
const BOX = '20 20 44 44';
const DOT = ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', '4 4 12 12 re f'] as const;

interface Case {
	readonly what: string;
	readonly form: Uint8Array;
	readonly value: string | boolean;
	readonly kind: 'text' | 'box' | 'radio' | 'choice';
	/** The text that must be found; for boxes, whether there is ink. */
	readonly expected: string;
}

const cases: readonly Case[] = [
	plain('Latin text', 'Zoë, €5', ''),
	plain('Polish, Greek, Cyrillic', 'Łódź Ωμέγα Ёжик', ''),
	plain('size to fit', 'A long line that must get smaller to fit into its box', '/DA(/Helv 0 Tf 0 g)'),
	plain('several lines', 'one\ntwo', '/Ff 4096', 'one two'),
	plain('comb', 'ABC', '/Ff 16777216/MaxLen 5', 'A B C'),
	plain('turned by 90', 'turned', '/MK<</R 90>>'),
	plain('rich text before', 'new', '/Ff 33554432/V(old)/RV(<body>old</body>)'),
	{
		what: 'drop-down: display text',
		form: form([`/FT/Ch/Ff 131072/T(f)/Rect[${RECT}]/Opt[[(de)(Germany)][(fr)(France)]]`]),
		value: 'Germany',
		kind: 'choice',
		expected: 'Germany',
	},
	{
		what: 'check box',
		form: form([`/FT/Btn/T(f)/Rect[${BOX}]/AP<</N<</On 50 0 R/Off 51 0 R>>>>/AS/Off`], {
			objects: { 50: DOT, 51: ['/Type/XObject/Subtype/Form/BBox[0 0 20 20]', ''] },
		}),
		value: true,
		kind: 'box',
		expected: 'ink',
	},
	{
		what: 'check box without appearances',
		form: form([`/FT/Btn/T(f)/Rect[${BOX}]`]),
		value: true,
		kind: 'box',
		expected: 'ink',
	},
];

function plain(what: string, value: string, entries: string, expected = value): Case {
	return { what, form: form([text('f', RECT, entries)]), value, kind: 'text', expected };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-side-'));
const programs: Readonly<Record<string, (one: Case) => Promise<Uint8Array>>> = {
	octavo: async ({ form: bytes, value }) => {
		const outcome = await local.run('fill_form', [asDocument(bytes)], {
			values: { f: value },
			unknown_fields: 'error',
			flatten: false,
		});
		return outcome.documents[0]!.bytes;
	},
	'pdf-lib': async (one) => byLibrary((await import('pdf-lib')).PDFDocument, one),
	'@cantoo/pdf-lib': async (one) => byLibrary((await import('@cantoo/pdf-lib')).PDFDocument as never, one),
	pdftk: ({ form: bytes, value, kind }) => {
		const [source, data, target] = ['in.pdf', 'data.xfdf', 'out.pdf'].map((name) => path.join(folder, name)) as [
			string,
			string,
			string,
		];
		writeFileSync(source, bytes);
		const given = kind === 'box' ? 'On' : String(value);
		writeFileSync(
			data,
			`<?xml version="1.0" encoding="UTF-8"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields><field name="f"><value>${given}</value></field></fields></xfdf>`,
		);
		const { status, stderr } = spawnSync('pdftk', [source, 'fill_form', data, 'output', target]);
		if (status !== 0) throw new Error(stderr.toString('utf8'));
		return Promise.resolve(readFileSync(target));
	},
};

type Library = typeof import('pdf-lib').PDFDocument;

async function byLibrary(library: Library, { form: bytes, value, kind }: Case): Promise<Uint8Array> {
	const document = await library.load(bytes, { updateMetadata: false });
	const fields = document.getForm();
	if (kind === 'text') fields.getTextField('f').setText(String(value));
	else if (kind === 'box') fields.getCheckBox('f').check();
	else fields.getDropdown('f').select(String(value));
	return document.save();
}

/** The document with what its widgets show as content, and nothing else. */
function drawn(bytes: Uint8Array): Uint8Array {
	const [source, target] = [path.join(folder, 'filled.pdf'), path.join(folder, 'flat.pdf')];
	writeFileSync(source, bytes);
	spawnSync('qpdf', ['--flatten-annotations=all', source, target]);
	return readFileSync(target);
}

const rows: Record<string, Record<string, string>> = {};
try {
	for (const one of cases) {
		const row: Record<string, string> = (rows[one.what] = {});
		for (const [name, fill] of Object.entries(programs)) {
			try {
				const flat = drawn(await fill(one));
				const found = one.kind === 'box' ? (ink(flat, BOX) > 0.02 ? 'ink' : '') : wordsIn(flat, RECT);
				row[name] = found === one.expected ? 'shown' : found === '' ? 'blank' : `“${found}”`;
			} catch (thrown) {
				row[name] = `fails: ${(thrown as Error).message.split('\n')[0]!.slice(0, 40)}`;
			}
		}
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
