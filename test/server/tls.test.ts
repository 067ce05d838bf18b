/** TLS without a proxy. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectPlainly } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { followCertificate, readCertificate } from '../../server/limits/certificate';
import { localUrl, readAddress, readSettings } from '../../server/settings/settings';
import { numbered } from '../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/tools';
import { makeCertificate } from './certificates';
import { runBeside, type Answer } from './raw';
import { testInTurn } from '../support/sample';

let folder = '';

const urlOf = ({ url }: TestService): string => url.replace('http:', 'https:');

function get(url: string, ca: string): Promise<Pick<Answer, 'status'>> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { ca, agent: false }, (incoming) => {
			incoming.resume().on('end', () => resolve({ status: incoming.statusCode ?? 0 }));
		});
		sent.on('error', reject).end();
	});
}

withPrograms('openssl', 'curl')('with a certificate', () => {
	beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'octavo-tls-'))));
	afterAll(() => rmSync(folder, { recursive: true }));

	test('a client that trusts it gets its answer, and one that does not goes away', async () => {
		const files = makeCertificate(folder, 'one');
		const service = await startService({ certificate: readCertificate(files) });
		try {
			const input = path.join(folder, 'in.pdf');
			writeFileSync(input, await numbered(2));
			const url = `${urlOf(service)}/v1/rotate_pages`;
			const form = ['-sf', '--http1.1', '-H', `X-API-Key: ${TEST_KEY}`, '-F', `file=@${input}`, '-F', 'angle=90', url];
			const { code, stdout } = await runBeside(pathOf('curl')!, ['--cacert', files.certificate, ...form]);
			expect([code, stdout.subarray(0, 5).toString('latin1')]).toEqual([0, '%PDF-']);
			expect((await runBeside(pathOf('curl')!, form)).code).toBe(60);
		} finally {
			await service.close();
		}
	});

	test('bytes that are not TLS end their connection, and others go on', async () => {
		const files = makeCertificate(folder, 'two');
		const service = await startService({ certificate: readCertificate(files) });
		const socket = connectPlainly(Number(new URL(service.url).port), '127.0.0.1');
		try {
			const ended = new Promise((resolve) => socket.on('close', resolve).on('error', () => undefined));
			socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
			await ended;
			const answer = await get(`${urlOf(service)}/health`, readFileSync(files.certificate, 'utf8'));
			expect(answer.status).toBe(200);
		} finally {
			socket.destroy();
			await service.close();
		}
	});

	test('bytes that are not HTTP get a problem', async () => {
		const files = makeCertificate(folder, 'three');
		const service = await startService({ certificate: readCertificate(files) });
		const ca = readFileSync(files.certificate, 'utf8');
		const socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', ca });
		try {
			let told = '';
			const ended = new Promise((resolve) => socket.on('close', resolve));
			socket.on('data', (piece: Buffer) => (told += piece.toString('latin1')));
			socket.end('NO HTTP\r\n\r\n');
			await ended;
			expect(told).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s);
		} finally {
			socket.destroy();
			await service.close();
		}
	});

	testInTurn('a client that sends a body which is refused, and goes on, is cut off', async () => {
		const files = makeCertificate(folder, 'four');
		const service = await startService({ certificate: readCertificate(files), bodyLimit: 1000 });
		const ca = readFileSync(files.certificate, 'utf8');
		const socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', ca });
		try {
			let told = '';
			const ended = new Promise((resolve) => socket.on('close', resolve).on('error', () => undefined));
			socket.on('data', (piece: Buffer) => (told += piece.toString('latin1')));
			const head = `POST /v1/rotate_pages HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\nContent-Length: 5000\r\n`;
			socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n--x`);
			await ended;
			expect(told).toMatch(/^HTTP\/1\.1 413 /);
			expect((await get(`${urlOf(service)}/health`, ca)).status).toBe(200);
		} finally {
			socket.destroy();
			await service.close();
		}
	});

	test('that has expired is refused, with its date and the cure', () => {
		const files = makeCertificate(folder, 'old');
		const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 24 * 3_600_000);
		const rule = /^OCTAVO_TLS_CERTIFICATE_FILE: the certificate expired on \w{3} .* GMT\. Renew it/;
		expect(() => readCertificate(files)).toThrow(rule);
		later.mockRestore();
		expect(() => readCertificate(files)).not.toThrow();
	});

	test('is replaced while the service runs, and stays if the new one does not fit its key', () => {
		const [first, second] = [makeCertificate(folder, 'five'), makeCertificate(folder, 'six')];
		const before = readCertificate(first);
		const used: string[] = [];
		const told: string[] = [];
		const log = {
			info: (_about: object, message: string) => void told.push(message),
			error: (_about: object, message: string) => void told.push(message),
		};
		const end = followCertificate(first, before, ({ cert }) => used.push(cert), log, 1_000_000);
		try {
			copyFileSync(second.certificate, first.certificate);
			process.emit('SIGHUP', 'SIGHUP');
			expect([used, told]).toEqual([[], ['certificate not read: the former one stays in use']]);
			copyFileSync(second.key, first.key);
			process.emit('SIGHUP', 'SIGHUP');
			expect(used).toEqual([readFileSync(second.certificate, 'utf8')]);
			expect(told.at(-1)).toBe('certificate read');
		} finally {
			end();
		}
	});
});

test('both files are needed, and the address says that it is of TLS', () => {
	const [OCTAVO_TLS_CERTIFICATE_FILE, OCTAVO_TLS_KEY_FILE] = ['/tls/tls.crt', '/tls/tls.key'];
	const message = 'OCTAVO_TLS_CERTIFICATE_FILE and OCTAVO_TLS_KEY_FILE need each other: set both';
	expect(() => readSettings({ OCTAVO_TLS_CERTIFICATE_FILE })).toThrow(message);
	expect(() => readSettings({ OCTAVO_TLS_KEY_FILE })).toThrow(message);
	const both = { OCTAVO_TLS_CERTIFICATE_FILE, OCTAVO_TLS_KEY_FILE };
	expect(readSettings(both).certificateFiles).toEqual({ certificate: '/tls/tls.crt', key: '/tls/tls.key' });
	expect(localUrl(readAddress(both))).toBe('https://127.0.0.1:8080');
	const unreadable = 'must be the path of a file that can be read (ENOENT)';
	expect(() => readCertificate({ certificate: '/none', key: '/none' })).toThrow(`OCTAVO_TLS_CERTIFICATE_FILE ${unreadable}`);
	expect(() => readCertificate({ certificate: __filename, key: '/none' })).toThrow(`OCTAVO_TLS_KEY_FILE ${unreadable}`);
	expect(() => readCertificate({ certificate: __filename, key: __filename })).toThrow(
		/must be the paths of a certificate .* PEM \(\w+\)$/,
	);
});
