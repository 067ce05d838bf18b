/**
 * Storage with the interface of S3, in memory, for requests that S3Blobs sends. Signatures are checked as Amazon documents them:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Storage {
	/** Of the server, without a bucket. */
	readonly url: string;
	readonly close: () => Promise<void>;
}
export interface StorageKey {
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}
interface Answer {
	readonly status: number;
	readonly body?: Uint8Array | string;
}
interface Entry {
	readonly bytes: Buffer;
	readonly at: string;
}

export async function s3Storage(bucket: string, key: StorageKey): Promise<Storage> {
	const entries = new Map<string, Entry>();
	const server = createServer((request, response) => {
		void buffer(request).then((body) => {
			const answer = refusal(request, key) ?? answerTo(request, body, bucket, entries);
			response.writeHead(answer.status).end(answer.body);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { url: `http://127.0.0.1:${port}`, close };
}

const error = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });

function answerTo({ method, url = '' }: IncomingMessage, body: Buffer, bucket: string, entries: Map<string, Entry>): Answer {
	const { pathname, searchParams } = new URL(url, 'http://storage');
	const [, asked, ...rest] = decodeURIComponent(pathname).split('/');
	const name = rest.join('/');
	if (asked !== bucket) return error(404, 'NoSuchBucket');
	if (name === '') return list(searchParams, entries);
	switch (method) {
		case 'PUT':
			entries.set(name, { bytes: body, at: new Date().toISOString() });
			return { status: 200 };
		case 'DELETE':
			entries.delete(name);
			return { status: 204 };
		default: {
			const entry = entries.get(name);
			return entry ? { status: 200, body: entry.bytes } : error(404, 'NoSuchKey');
		}
	}
}

/** The first version of this request. */
function list(query: URLSearchParams, entries: ReadonlyMap<string, Entry>): Answer {
	const after = query.get('marker') ?? '';
	const found = [...entries]
		.filter(([name]) => name.startsWith(query.get('prefix') ?? '') && name > after)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	const page = found.slice(0, Number(query.get('max-keys') ?? 1000));
	const contents = page.map(
		([name, { bytes, at }]) =>
			`<Contents><Key>${name}</Key><LastModified>${at}</LastModified><Size>${bytes.length}</Size></Contents>`,
	);
	const isTruncated = `<IsTruncated>${String(page.length < found.length)}</IsTruncated>`;
	return { status: 200, body: `<ListBucketResult>${isTruncated}${contents.join('')}</ListBucketResult>` };
}

function refusal(request: IncomingMessage, { accessKeyId, secretAccessKey }: StorageKey): Answer | undefined {
	const { authorization = '' } = request.headers;
	const [, id, day = '', region = '', names = '', signature] =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
			authorization,
		) ?? [];
	if (id !== accessKeyId) return error(403, 'InvalidAccessKeyId');
	const signed = [
		'AWS4-HMAC-SHA256',
		request.headers['x-amz-date'],
		`${day}/${region}/s3/aws4_request`,
		createHash('sha256')
			.update(canonical(request, names.split(';')))
			.digest('hex'),
	].join('\n');
	const hmac = (secret: string | Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
	const secret = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
	return hmac(secret, signed).toString('hex') === signature ? undefined : error(403, 'SignatureDoesNotMatch');
}

/** The request as text, in the order and the spelling that are signed. */
function canonical({ method, url = '', headers }: IncomingMessage, names: readonly string[]): string {
	const { pathname, searchParams } = new URL(url, 'http://storage');
	const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
	const lines = names.map((name) => `${name}:${String(headers[name]).trim()}`);
	return [
		method,
		encoded(decodeURIComponent(pathname)).replaceAll('%2F', '/'),
		query.join('&'),
		...lines,
		'',
		names.join(';'),
		headers['x-amz-content-sha256'],
	].join('\n');
}

const encoded = (text: string): string =>
	encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
