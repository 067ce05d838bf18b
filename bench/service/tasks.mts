/** What the clients of the soak ask for, and how an answer is judged: by a digest of what the local backend gives. */
import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import type { Backend, Document } from '../../shared/backend';
import { decode, type RawParameters } from '../../shared/decode';
import { OctavoError } from '../../shared/errors';
import { localBackend } from '../../shared/local';
import { nativeCodec } from '../../shared/pdf/codec';
import type { OperationName } from '../../shared/operations';
import { numbered, rich } from '../../test/support/documents/drawn';
import { noise } from '../documents/random.mts';

/** Compresses as the service does, so that the bytes are the same. */
export const local = localBackend({
	pause: () => new Promise((resolve) => setImmediate(resolve)),
	codec: nativeCodec(zlib),
});

export interface Task {
	readonly name: OperationName;
	readonly documents: readonly Document[];
	readonly parameters: RawParameters;
	/** A digest of the right answer. Encrypted answers are opened first, because encryption uses random values. */
	readonly expected: string;
}

/** Small and middle-sized documents, many operations, and two requests that are refused. */
export async function mixedTasks(): Promise<Task[]> {
	const named = async (name: string, bytes: Promise<Uint8Array>): Promise<Document> => ({ name, bytes: await bytes });
	const [small, middle, large, full] = await Promise.all([
		named('small.pdf', numbered(3)),
		named('middle.pdf', numbered(60, { objectStreams: true })),
		named('large.pdf', numbered(600)),
		named('full.pdf', rich(12)),
	]);
	const broken: Document = { name: 'broken.pdf', bytes: new Uint8Array(Buffer.from('no PDF')) };
	return judged([
		{ name: 'reverse_pages', documents: [middle], parameters: {} },
		{ name: 'rotate_pages', documents: [large], parameters: { angle: '90', first_page: '3' } },
		{ name: 'reorder_pages', documents: [full], parameters: { page_order: '-1,1..-2' } },
		{ name: 'remove_pages', documents: [full], parameters: { first_page: '2', last_page: '5' } },
		{ name: 'extract_pages', documents: [large], parameters: { first_page: '100', last_page: '199' } },
		{ name: 'merge_documents', documents: [small, full, full, middle], parameters: {} },
		{ name: 'split_by_size', documents: [middle], parameters: { maximum_bytes: '6000' } },
		{ name: 'add_password', documents: [small], parameters: { password: 'secret' } },
		{ name: 'add_restrictions', documents: [middle], parameters: { owner_password: 'owner', allow_print: 'false' } },
		{ name: 'add_text_watermark', documents: [small], parameters: { line_1: 'DRAFT' } },
		{ name: 'remove_signatures', documents: [full], parameters: {} },
		{ name: 'remove_restrictions', documents: [small], parameters: {} },
		{ name: 'reverse_pages', documents: [broken], parameters: {} },
		{ name: 'remove_pages', documents: [small], parameters: {} },
	]);
}

/** Rotations of a document of `bytes` bytes, most of them in an attachment of noise. */
export async function largeTasks(bytes: number): Promise<Task[]> {
	const document = await PDFDocument.load(await numbered(3), { updateMetadata: false });
	await document.attach(noise(bytes, 1), 'noise.bin');
	const large: Document = { name: 'large.pdf', bytes: await document.save() };
	return judged([{ name: 'rotate_pages', documents: [large], parameters: { angle: '90' } }]);
}

async function judged(kinds: readonly Omit<Task, 'expected'>[]): Promise<Task[]> {
	const made = await Promise.all(kinds.map(async (kind) => ({ ...kind, expected: await answerOf(kind, local) })));
	// A local fault that the service repeats would count as the right answer.
	const fault = made.find(({ expected }) => expected.startsWith('lost '));
	if (fault) throw new Error(`${fault.name} does not work locally: ${fault.expected}`);
	return made;
}

/** A summary of the answer: lengths and checksums of the documents, or the refused fields. */
export async function answerOf({ name, documents, parameters }: Omit<Task, 'expected'>, backend: Backend): Promise<string> {
	try {
		const outcome = await backend.run(name, documents, decode(name, parameters));
		const password = parameters['password'] ?? parameters['owner_password'];
		const encrypted = name === 'add_password' || name === 'add_restrictions';
		const opened = encrypted
			? await local.run('remove_password', outcome.documents, decode('remove_password', { password }))
			: outcome;
		return opened.documents
			.map(({ name: part, bytes }) => (encrypted ? `${part} ${text(bytes)}` : `${part} ${sum(bytes)}`))
			.join(' ');
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.issues.length > 0)
			return thrown.issues.map(({ field, message }) => `${field}: ${message}`).join(' ');
		return `lost ${thrown instanceof OctavoError ? `${thrown.code}: ${thrown.message}` : String(thrown)}`;
	}
}

const sum = (bytes: Uint8Array): string => `${bytes.length}/${createHash('sha1').update(bytes).digest('hex')}`;

/** Without the file identifier, which changes with each encryption. */
function text(bytes: Uint8Array): string {
	const plain = Buffer.from(bytes)
		.toString('latin1')
		.replace(/\/ID ?\[[^\]]*\]/, '');
	return sum(Buffer.from(plain, 'latin1'));
}
