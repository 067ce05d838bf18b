/** Requests written by hand, with exactly the bytes that unusual clients send. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { TEST_KEY } from '../support/hosts/service';

export interface RawPart {
	/** The lines of the part's header. */
	readonly header: string;
	readonly content: string | Uint8Array;
}

export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: Buffer;
}

export const field = (name: string, content: string | Uint8Array, more = ''): RawPart => ({
	header: `Content-Disposition: form-data; name="${name}"${more}`,
	content,
});

export const file = (content: string | Uint8Array, name = 'file'): RawPart =>
	field(name, content, '; filename="in.pdf"\r\nContent-Type: application/pdf');

export function multipart(parts: readonly RawPart[], boundary = 'b0undary'): Buffer {
	const pieces = parts.flatMap(({ header, content }) => [
		Buffer.from(`--${boundary}\r\n${header}\r\n\r\n`, 'utf8'),
		Buffer.from(content),
		Buffer.from('\r\n'),
	]);
	return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

export function post(url: string, body: Uint8Array, headers: Record<string, string> = {}, method = 'POST'): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const outgoing = request(url, { method, agent: false, headers }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			incoming.on('end', () =>
				resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
			);
			incoming.on('error', reject);
		});
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}

export const postForm = (url: string, parts: readonly RawPart[], headers: Record<string, string> = {}): Promise<Answer> =>
	post(url, multipart(parts), { 'X-API-Key': TEST_KEY, 'Content-Type': 'multipart/form-data; boundary=b0undary', ...headers });

/** The problem, after checking its shape: exactly these members, and the content type. */
export function problem({ status, headers, body }: Answer): Record<string, unknown> {
	expect(headers['content-type']).toBe('application/problem+json');
	const json = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
	expect(Object.keys(json)).toEqual(status === 400 ? ['type', 'title', 'status', 'errors'] : ['type', 'title', 'status']);
	expect(json).toMatchObject({ type: `https://www.pdfblocks.com/docs/api/v1/error/${status}`, status });
	return json;
}

/** A figure of /metrics, such as `octavo_held_bytes`. */
export async function figure(url: string, name: string): Promise<number> {
	const { body } = await post(`${url}/metrics`, Buffer.alloc(0), {}, 'GET');
	return Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(body.toString('utf8'))?.[1]);
}

/** Runs a program without blocking a server in this process. */
export function runBeside(
	command: string,
	args: readonly string[],
	input?: Uint8Array,
): Promise<{ code: number | null; stdout: Buffer; stderr: string }> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args);
		const chunks: Buffer[] = [];
		const faults: Buffer[] = [];
		child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
		child.stderr.on('data', (chunk: Buffer) => faults.push(chunk));
		child.on('error', reject);
		child.on('close', (code) => resolve({ code, stdout: Buffer.concat(chunks), stderr: Buffer.concat(faults).toString() }));
		child.stdin.on('error', () => undefined);
		child.stdin.end(input);
	});
}
