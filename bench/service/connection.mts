/** One keep-alive connection that sends prepared requests. The generator shares the processors with the server, so it does the least. */
import { connect, type Socket } from 'node:net';

export interface Answer {
	readonly status: number;
	/** Seconds of Retry-After, if there is one. */
	readonly retryAfter: number | undefined;
	readonly body: Buffer;
}

/** A request with one document, as bytes for the wire. */
export function prepare(
	url: URL,
	path: string,
	key: string,
	document: Uint8Array,
	fields: Readonly<Record<string, string>>,
): Buffer {
	const boundary = 'octavo-bench';
	const part = (disposition: string, more = ''): string =>
		`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`;
	const body = Buffer.concat([
		Buffer.from(part('name="file"; filename="in.pdf"', 'Content-Type: application/pdf\r\n')),
		document,
		Buffer.from('\r\n'),
		...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`)}${value}\r\n`)),
		Buffer.from(`--${boundary}--\r\n`),
	]);
	const head = [
		`POST ${path} HTTP/1.1`,
		`Host: ${url.host}`,
		`X-API-Key: ${key}`,
		`Content-Type: multipart/form-data; boundary=${boundary}`,
		`Content-Length: ${body.length}`,
	];
	return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

export class Connection {
	private readonly socket: Socket;
	private pieces: Buffer[] = [];
	private received = 0;
	/** Length of head and body of the answer, once its head has arrived. */
	private head:
		| { readonly status: number; readonly retryAfter: number | undefined; readonly start: number; readonly end: number }
		| undefined;
	private settle: { readonly resolve: (answer: Answer) => void; readonly reject: (reason: Error) => void } | undefined;

	constructor(url: URL) {
		this.socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
		this.socket.on('data', (piece) => this.take(piece));
		this.socket.on('error', (reason) => this.fail(reason));
		this.socket.on('close', () => this.fail(new Error('the server closed the connection')));
	}

	send(request: Buffer): Promise<Answer> {
		return new Promise((resolve, reject) => {
			this.settle = { resolve, reject };
			this.socket.write(request);
		});
	}

	close(): void {
		this.socket.destroy();
	}

	private take(piece: Buffer): void {
		this.pieces.push(piece);
		this.received += piece.length;
		this.head ??= this.readHead();
		if (!this.head || this.received < this.head.end) return;
		const { status, retryAfter, start, end } = this.head;
		const whole = this.pieces.length === 1 ? piece : Buffer.concat(this.pieces);
		this.pieces = [];
		this.received = 0;
		this.head = undefined;
		this.settle?.resolve({ status, retryAfter, body: whole.subarray(start, end) });
	}

	private readHead(): Connection['head'] {
		const bytes = this.pieces.length === 1 ? this.pieces[0]! : Buffer.concat(this.pieces);
		const blank = bytes.indexOf('\r\n\r\n');
		if (blank < 0) return undefined;
		const text = bytes.toString('latin1', 0, blank);
		const retry = /^retry-after: (\d+)/im.exec(text)?.[1];
		const start = blank + 4;
		return {
			status: Number(text.slice(9, 12)),
			retryAfter: retry === undefined ? undefined : Number(retry),
			start,
			end: start + Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0),
		};
	}

	private fail(reason: Error): void {
		this.settle?.reject(reason);
	}
}
