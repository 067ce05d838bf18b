// One n8n with the packed node inside, started for a test and stopped after it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addNode, installN8n, must, packNode, root } from './install.mjs';
import { Api, environment, freePorts, Process, waitForMain } from './n8n.mjs';

/** An empty work folder with n8n's programs, the tarball, and a user folder that has the node installed. */
export function prepareLab(name, files) {
	const lab = emptyLab(name, files);
	lab.tarball = packNode(lab.work);
	lab.userFolder = newUserFolder(lab, 'main');
	return lab;
}

/** An empty work folder with n8n's programs. */
export function emptyLab(name, files = path.join(root, '.cache', name, 'files')) {
	const work = path.join(root, '.cache', name);
	rmSync(work, { recursive: true, force: true });
	rmSync(files, { recursive: true, force: true });
	for (const folder of ['in', 'out']) mkdirSync(path.join(files, folder), { recursive: true });
	return { work, files, ...installN8n() };
}

export function newUserFolder({ work, tarball }, name) {
	const folder = path.join(work, 'user', name);
	mkdirSync(folder, { recursive: true });
	addNode(tarball, folder);
	return folder;
}

/** Starts n8n and logs in. `more` is added to its environment. */
export async function startN8n(lab, more = {}) {
	const [port, brokerPort] = await freePorts(2);
	const env = environment({ userFolder: lab.userFolder, files: lab.files, port, brokerPort, more });
	const main = new Process(lab.node, [lab.n8n, 'start'], { env, log: path.join(lab.work, 'logs', `n8n-${port}.log`) });
	await waitForMain(main, port);
	const api = new Api(port);
	await api.login();
	return { main, api, port, env, url: `http://127.0.0.1:${port}` };
}

/** Runs a workflow with `n8n execute` beside the server. Returns the run data. */
export async function executeHeadless(lab, n8n, id) {
	const [brokerPort] = await freePorts(1);
	const env = { ...n8n.env, N8N_RUNNERS_BROKER_PORT: String(brokerPort) };
	const run = new Process(lab.node, [lab.n8n, 'execute', `--id=${id}`], {
		env,
		log: path.join(lab.work, 'logs', `execute-${id}.log`),
	});
	await run.ended;
	// Log lines come before and after the JSON.
	const [text] = /^\{$[\s\S]*?^\}$/m.exec(run.output()) ?? [];
	if (!text) throw new Error(`n8n execute answered without run data: ${run.output().slice(-1500)}`);
	return JSON.parse(text);
}

/** A credential with the id that the examples name, so that they run as they are. */
export function importCredential(lab, n8n, data, type = 'octavoPdfApi', name = 'Octavo PDF API') {
	const file = path.join(lab.work, 'credential.json');
	writeFileSync(file, JSON.stringify([{ id: type, name, type, data }]));
	must(lab.node, [lab.n8n, 'import:credentials', `--input=${file}`], { env: n8n.env });
	return { [type]: { id: type, name } };
}
