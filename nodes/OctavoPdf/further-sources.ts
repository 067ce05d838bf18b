/** Documents that are not in a binary field: at an address, or as Base64 text. */
import { NodeOperationError, type IExecuteFunctions, type IN8nHttpFullResponse } from 'n8n-workflow';
import { lastComponent } from '../../shared/file-names/safe-names';
import { readUpTo } from '../../shared/remote';
import { itMust } from './entries';
import { UNNAMED, type Source } from './files';
import { endLater, type AnswerStream } from './transport';

/** The file, where the value of a parameter for a file is an address or a data URL in place of the name of a field. */
export function fromElsewhere(at: At, value: unknown, megabytes: number): Source | undefined {
	if (typeof value !== 'string') return undefined;
	if (/^\s*https?:\/\//i.test(value)) return fromAddress(at, value, megabytes);
	return /^\s*data:/.test(value) ? fromBase64(at, value) : undefined;
}

const MOST_REDIRECTS = 5;
/** Until the answer begins, and for the whole of it, in milliseconds. */
const TIME_TO_ANSWER = 60_000;
const TIME_TO_END = 300_000;

interface At {
	readonly context: IExecuteFunctions;
	readonly item: number;
	/** The panel's label of the field, for messages. */
	readonly parameter: string;
}

/**
 * The file at an address, which is fetched when it is loaded, by n8n's own requests and without a credential. Only https, also
 * after redirects: the file decides the rest of the workflow. Messages name the host alone, because an address may hold a key.
 *
 * @throws NodeOperationError for another value.
 */
export function fromAddress(at: At, value: unknown, megabytes: number): Source {
	const url = typeof value === 'string' && URL.canParse(value.trim()) ? new URL(value.trim()) : undefined;
	if (url?.protocol !== 'https:')
		throw refuseSource(
			at,
			`${at.parameter} ${itMust(value)} be an address that begins with https://`,
			'Give the whole address of the file, such as https://example.com/report.pdf, or an expression that gives one',
		);
	const fileName = nameOf(url);
	const source = {
		item: at.item,
		field: '',
		label: `'${fileName}'`,
		fileName,
		size: 0,
		key: url.href,
		read: async () => {
			const bytes = await fetchFile(at, url, megabytes);
			source.size = bytes.length;
			return bytes;
		},
	};
	return source;
}

/**
 * The file that a text holds, as data URLs, APIs and databases have it: Base64 (RFC 4648, 4 or 5), with or without padding.
 *
 * @throws NodeOperationError for another text.
 */
export function fromBase64(at: At, value: unknown): Source {
	const text = typeof value === 'string' ? value.replace(/^\s*data:[^,]{0,200},/, '').replace(/\s+/g, '') : '';
	// One character beyond full groups is less than a byte.
	const isBase64 = /^[\w+/-]+$/.test(text.replace(/={1,2}$/, '')) && text.replace(/=+$/, '').length % 4 !== 1;
	if (!isBase64)
		throw refuseSource(
			at,
			`${at.parameter} ${itMust(value)} be a file as Base64 text`,
			'Give an expression for the text, such as {{ $json.file }}; a data URL is understood too',
		);
	const bytes = Buffer.from(text, 'base64');
	const source = { item: at.item, field: '', label: 'of the Base64 text', fileName: UNNAMED, size: bytes.length };
	return { ...source, key: text, read: () => Promise.resolve(bytes) };
}

/** The last part of the path, which most servers give the name of the file. */
function nameOf({ pathname }: URL): string {
	const last = lastComponent(pathname);
	try {
		return lastComponent(decodeURIComponent(last)) || UNNAMED;
	} catch {
		return last;
	}
}

async function fetchFile(at: At, first: URL, megabytes: number): Promise<Uint8Array> {
	let url = first;
	for (let redirects = 0; ; redirects++) {
		const { statusCode, headers, body } = await request(at, url);
		const content = body as AnswerStream;
		const target = headers['location'];
		if (statusCode >= 300 && statusCode < 400 && typeof target === 'string') {
			content.destroy();
			url = resolveRedirect(at, url, target, redirects);
			continue;
		}
		if (statusCode !== 200) {
			content.destroy();
			throw refuseSource(at, `${url.host} answered ${statusCode}`, `Check the address under ${at.parameter}: ${CURE_OF_STATUS}`);
		}
		return await readContent(at, url, content, megabytes);
	}
}

const CURE_OF_STATUS = 'if it needs a login, fetch the file with the HTTP Request node and use its binary field';

async function request({ context, item, parameter }: At, url: URL): Promise<IN8nHttpFullResponse> {
	const signal = context.getExecutionCancelSignal();
	try {
		return (await context.helpers.httpRequest({
			method: 'GET',
			url: url.href,
			encoding: 'stream',
			json: false,
			returnFullResponse: true,
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
			timeout: TIME_TO_ANSWER,
			...(signal && { abortSignal: signal }),
		})) as IN8nHttpFullResponse;
	} catch (thrown) {
		const { code } = thrown as { code?: unknown };
		const why = typeof code === 'string' ? ` (${code})` : '';
		throw refuseSource({ context, item, parameter }, `${url.host} did not answer${why}`, `Check the address under ${parameter}`);
	}
}

function resolveRedirect(at: At, from: URL, target: string, before: number): URL {
	const url = URL.canParse(target, from) ? new URL(target, from) : undefined;
	if (url?.protocol === 'https:' && before < MOST_REDIRECTS) return url;
	const why =
		url?.protocol === 'https:' ? `redirects more than ${MOST_REDIRECTS} times` : 'redirects to an address without https';
	throw refuseSource(at, `${from.host} ${why}`, `Give the final address under ${at.parameter}`);
}

async function readContent(at: At, url: URL, body: AnswerStream, megabytes: number): Promise<Uint8Array> {
	// A stream that fails when nothing reads it would end the process.
	body.on('error', () => undefined);
	const signal = at.context.getExecutionCancelSignal();
	const end = () => body.destroy();
	signal?.addEventListener('abort', end, { once: true });
	void endLater(body, performance.now() + TIME_TO_END);
	try {
		const { bytes, isWhole } = await readUpTo(body, megabytes * 1e6);
		if (isWhole) return bytes;
	} catch {
		throw refuseSource(at, `The answer of ${url.host} broke off`, 'Try again, or fetch the file with the HTTP Request node');
	} finally {
		signal?.removeEventListener('abort', end);
		body.destroy();
	}
	throw refuseSource(
		at,
		`The file at ${url.host} is larger than the limit of ${megabytes} MB`,
		'Raise Options > Maximum File Size (MB)',
	);
}

const refuseSource = ({ context, item }: At, message: string, description: string): NodeOperationError =>
	new NodeOperationError(context.getNode(), message, { itemIndex: item, description });
