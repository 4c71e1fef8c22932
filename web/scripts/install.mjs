// Installs the client's packages if they are older than the lock file. Two builds at once share one installation.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const lock = 'target/install.lock';

function installed() {
  const marker = 'node_modules/.package-lock.json';
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

function someoneInstalls() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    rmSync(lock, { force: true });
    return false;
  }
}

function takeLock() {
  mkdirSync('target', { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

while (!takeLock()) if (someoneInstalls()) await pause(200);
try {
  if (!installed()) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  }
} finally {
  rmSync(lock, { force: true });
}
