/** The node says what is wrong, and how to correct it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { sample } from '../support/documents/samples';
import { harness, parametersOf, type TestFile } from './execute-functions';
import { MISTAKES, type Mistake } from './mistakes';

const GUIDE = path.join(__dirname, '..', '..', 'docs', 'n8n.md');

async function fileOf(kind: Mistake['file']): Promise<TestFile | undefined> {
	const eight = Buffer.from(await numbered(8));
	switch (kind) {
		case undefined:
			return { bytes: eight, fileName: 'report.pdf' };
		case 'none':
			return undefined;
		case 'locked':
			return { bytes: (await sample('locked.pdf')).bytes, fileName: 'locked.pdf' };
		case 'form':
			return { bytes: (await sample('application.pdf')).bytes, fileName: 'application.pdf' };
		case 'html':
			return { bytes: Buffer.from('<!DOCTYPE html><html>Please log in</html>'), fileName: 'report.pdf' };
		case 'empty':
			return { bytes: Buffer.alloc(0), fileName: 'report.pdf' };
		case 'png':
			return { bytes: (await sample('receipt.png')).bytes, fileName: 'receipt.pdf' };
		case 'cut':
			return { bytes: eight.subarray(0, 40), fileName: 'report.pdf' };
		case 'large':
			return { bytes: Buffer.alloc(3_000_000), fileName: 'report.pdf' };
		default:
			return kind satisfies never;
	}
}

/** The message and the second line of the node; `undefined` if it succeeds. */
async function sayingOf({ parameters, file, setup }: Mistake): Promise<object | undefined> {
	const data = await fileOf(file);
	const item = data ? { json: { fileName: data.fileName }, files: { data } } : { json: {} };
	const good = { files: { data: (await fileOf(undefined))! } };
	const items = setup?.items ? [good, item] : [item];
	const made = harness({ ...setup, parameters: parametersOf({ pages: 'all', ...parameters }), items });
	return executeItems(made.context).then(
		() => undefined,
		({ message, description }: { message: string; description?: string | null }) => ({ message, cure: description ?? '' }),
	);
}

it.each(MISTAKES.map((mistake) => [mistake.what, mistake] as const))('says what is wrong: %s', async (_, mistake) => {
	const { message, cure = '' } = mistake;
	expect(await sayingOf(mistake)).toEqual({ message, cure });
});

it('names no field as the wire does', () => {
	for (const { message, cure = '' } of MISTAKES) {
		expect(message).not.toMatch(/\b[a-z]+_[a-z_]+\b|\[item/i);
		expect(cure).not.toMatch(/\b(?!attachment_)[a-z]+_[a-z_]+\b/);
	}
});

it('has the messages that the guide explains', () => {
	// In italics at the beginning of an item of the list; "…" is a name or a number.
	const [, list = ''] = readFileSync(GUIDE, 'utf8').split(/^## Troubleshooting$/m);
	const quoted = [...list.matchAll(/^- \*([^*]+)\*:/gm)].map(([, text]) => text!);
	const parts = (text: string) => text.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	const lost = quoted.filter((text) => !MISTAKES.some(({ message }) => new RegExp(`^${parts(text).join('.+')}`).test(message)));
	expect(quoted.length).toBeGreaterThanOrEqual(7);
	expect(lost).toEqual([]);
});
