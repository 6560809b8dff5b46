/** The command and its worker as plain modules; what is loaded late stays a chunk of its own. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const fonts = join(import.meta.dirname, '../print/fonts');

/** Books need their typefaces beside the command, wherever it is installed. */
const copyFonts = {
  name: 'copy-fonts',
  writeBundle: ({ dir }) => {
    const to = resolve(import.meta.dirname, dir, 'fonts'); // whoever builds may stand elsewhere
    rmSync(to, { recursive: true, force: true });
    cpSync(fonts, to, { recursive: true });
  },
};

/** The licences of what is bundled go with it. */
const licences = {
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => chunk.moduleIds ?? []);
    const packages = modules.flatMap((id) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
    const texts = [...new Set(packages)].sort().map(licenceOf);
    this.emitFile({ type: 'asset', fileName: 'third-party.txt', source: texts.join('\n\n') });
  },
};

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return `${name} ${version} (${license ?? 'licence below'})\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`;
}

/** pdfkit as browsers get it: it packs with fflate on every machine, so a book has the same bytes here and in the app. */
const pdfkit = join(dirname(fileURLToPath(import.meta.resolve('pdfkit'))), 'pdfkit.browser.mjs');

export default defineConfig({
  input: { main: 'src/main.ts', worker: 'src/jobs/worker.ts' },
  platform: 'node',
  external: [/^node:/, '@resvg/resvg-js'],
  resolve: {
    alias: { pdfkit },
    conditionNames: ['edgewise-source', 'node', 'import', 'default'],
  },
  plugins: [copyFonts, licences],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
});
