/** A photograph as WebP, as good as its weight allows: Chromium photographs no WebP, but its canvas writes one. */
export async function webp(browser, photograph, heaviest) {
  const page = await browser.newPage();
  try {
    for (const quality of [0.8, 0.7, 0.6, 0.5]) {
      const base64 = await page.evaluate(drawAndRead, [photograph.toString('base64'), quality]);
      const picture = Buffer.from(base64, 'base64');
      if (picture.length <= heaviest) return picture;
    }
    throw new Error(`heavier than ${heaviest} bytes, whatever the quality`);
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function drawAndRead([png, quality]) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
