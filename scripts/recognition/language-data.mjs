// node scripts/recognition/language-data.mjs [FOLDER ['LANGUAGE …']] : puts the data of languages, with which the service's image recognizes
// text, into FOLDER, or .cache/languages/data. They are packages of npm at pinned versions. Without names, it takes five languages.
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
export function languageData(folder, languages = LANGUAGES) {
	const packages = languages.map((language) => `${packageOf(language)}@${VERSION}`);
	const last = languages.at(-1);
	const modules = fetched('languages', packages, `${packageOf(last)}/${fileIn(last)}`);
	const place = folder ?? path.join(modules, '..', 'data');
	mkdirSync(place, { recursive: true });
	for (const language of languages) {
		const file = path.join(place, `${language}.traineddata.gz`);
		if (existsSync(file)) continue;
		copyFileSync(path.join(modules, packageOf(language), fileIn(language)), `${file}.${process.pid}`);
		renameSync(`${file}.${process.pid}`, file);
	}
	return place;
}

/**
 * The names in a text such as `eng jpn`.
 * @throws if one is not the name of a language.
 */
export function languagesIn(text) {
	const names = text.split(/[\s,]+/).filter((name) => name !== '');
	const wrong = names.filter((name) => !/^[a-z]{3}(_[a-z]{3,})?$/.test(name));
	if (names.length === 0 || wrong.length > 0)
		throw new Error(
			`LANGUAGES must be names as Tesseract has them, such as "eng chi_sim"${wrong.length > 0 ? `, and not ${wrong.join(', ')}` : ''}`,
		);
	return names;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [folder, names] = process.argv.slice(2);
	console.log(languageData(folder, names === undefined ? LANGUAGES : languagesIn(names)));
}
