// What `npm run soak -- --beside qpdf` measures the service against: a server that starts qpdf for each request.
// It does the least that such a server must: one part, no keys, no validation. Listens on a free port and prints its address.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

// qpdf reads from a file: one in memory, if there is such a file system.
const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'octavo-qpdf-'));
let requests = 0;

async function rotate(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	const body = Buffer.concat(pieces);
	const start = body.indexOf('\r\n\r\n') + 4;
	const input = path.join(folder, `${requests++}.pdf`);
	await writeFile(input, body.subarray(start, body.indexOf('\r\n--', start)));
	const qpdf = spawn('qpdf', [input, '--rotate=+90', '--', '-'], { stdio: ['ignore', 'pipe', 'inherit'] });
	const output: Buffer[] = [];
	for await (const piece of qpdf.stdout) output.push(piece as Buffer);
	await unlink(input);
	const answer = Buffer.concat(output);
	response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': answer.length }).end(answer);
}

const server = createServer((request, response) => void rotate(request, response).catch(() => response.writeHead(500).end()));
server.listen(0, '127.0.0.1', () => console.log(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port} `));
process.on('SIGTERM', () => process.exit(0)).on('exit', () => rmSync(folder, { recursive: true }));
