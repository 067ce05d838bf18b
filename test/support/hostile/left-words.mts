/** Runs operations on documents with words that are nowhere else, and prints which of them a snapshot of the heap still has. */
import { getHeapSnapshot } from 'node:v8';
import { decode } from '../../../shared/contract/values/decode';
import { localBackend } from '../../../shared/local';
import type { OperationName } from '../../../shared/contract/operations';
import { rawPages } from '../documents/raw';
import { quickenSnapshots } from './quick-snapshots';

/** Made of parts, so that this code does not have them. */
const word = (name: string): string => ['Secret', name, 'Zyx'].join('');

function document(): Uint8Array {
	const cmap = `1 beginbfchar <41> <${Buffer.from(word('Ligature'), 'utf16le').swap16().toString('hex')}> endbfchar`;
	return rawPages(1, {
		catalog: '/Outlines 70 0 R',
		pages: { 1: '/Contents 60 0 R/Resources<</Font<</F 63 0 R>>>>' },
		objects: {
			60: ['', `BT /F 12 Tf 40 100 Td (${word('Page')}) Tj (A) Tj ET`],
			63: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 64 0 R>>',
			64: ['', cmap],
			70: '<</First 71 0 R/Last 71 0 R/Count 1>>',
			71: `<</Title(${word('Title')} ${'long '.repeat(60)})/Parent 70 0 R>>`,
		},
	});
}

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const backend = localBackend({ pause });
const run = async (name: OperationName, bytes: Uint8Array, parameters: Record<string, string> = {}): Promise<string> => {
	const { data } = await backend.run(name, [{ name: 'in.pdf', bytes }], decode(name, parameters));
	return JSON.stringify(data ?? '');
};

async function runAll(): Promise<boolean> {
	const text = await run('extract_text', document());
	await run('find_text', document(), { search: 'zz' });
	await run('get_document_info', document(), { with_bookmarks: 'true' });
	await run('markdown_to_pdf', Buffer.from(`# ${word('Prose')}\n\n${word('Prose')} *${word('Prose')}*\n`));
	return text.includes(word('Page')) && text.includes(word('Ligature'));
}

async function snapshot(): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of getHeapSnapshot()) chunks.push(Buffer.from(chunk as Uint8Array));
	return Buffer.concat(chunks).toString('latin1');
}

const held = await runAll();
// Regular expressions keep the text that they matched last.
/./.exec('.');
await pause();
globalThis.gc!();
globalThis.gc!();
await quickenSnapshots();
const heap = await snapshot();
const after = ['Title', 'Page', 'Ligature', 'Prose'].filter((name) => heap.includes(`Secret${name}Zyx`));
console.log(JSON.stringify({ held, after }));
