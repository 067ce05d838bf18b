// node scripts/recognition/language-data.mjs [FOLDER] : puts the data of five languages, with which the service's image recognizes text,
// into FOLDER, or .cache/languages/data. They are packages of npm at pinned versions.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetched } from '../fetched.mjs';

const VERSION = '1.0.0';
export const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita'];

const packageOf = (language) => `@tesseract.js-data/${language}`;

/** The data for the engine with neural networks, in integers: a quarter of the size, and as good. */
const fileIn = (language) => `4.0.0_best_int/${language}.traineddata.gz`;

/**
 * The folder with the data of the languages.
 * @throws if they cannot be installed, with the reason.
 */
export function languageData(folder) {
	const packages = LANGUAGES.map((language) => `${packageOf(language)}@${VERSION}`);
	const last = LANGUAGES.at(-1);
	const modules = fetched('languages', packages, `${packageOf(last)}/${fileIn(last)}`);
	const place = folder ?? path.join(modules, '..', 'data');
	mkdirSync(place, { recursive: true });
	for (const language of LANGUAGES) {
		const file = path.join(place, `${language}.traineddata.gz`);
		if (existsSync(file)) continue;
		copyFileSync(path.join(modules, packageOf(language), fileIn(language)), `${file}.${process.pid}`);
		renameSync(`${file}.${process.pid}`, file);
	}
	return place;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(languageData(process.argv[2]));
