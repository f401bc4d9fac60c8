import { expect, test } from '#fixtures.ts';

const files = [
  ['The storage guide', 'crisper-storage-guide.pdf', 'application/pdf', '%PDF'],
  [
    'The expiry tracker',
    'crisper-expiry-tracker.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'PK',
  ],
  ['The meal planner', 'crisper-meal-planner.pdf', 'application/pdf', '%PDF'],
  ['The walkthrough', 'crisper-walkthrough.mp4', 'video/mp4', 'ftyp'],
] as const;

for (const [title, name, type, mark] of files) {
  test(`${title} can be downloaded as ${name}`, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: `Download ${title}` });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(name);
    const answer = await page.request.get(download.url());
    expect(answer.headers()['content-type']).toBe(type);
    expect((await answer.body()).subarray(0, 12).toString('latin1')).toContain(mark);
  });
}

test('the walkthrough plays in the browser', async ({ page }) => {
  await page.goto('/');
  const canPlay = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f"'),
  );
  // A browser that was built without H.264 cannot tell us anything about the film.
  if (canPlay === '') {
    test.info().annotations.push({ type: 'not played', description: 'this browser has no H.264' });
    return;
  }
  const played = await page.evaluate(async () => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = '/downloads/crisper-walkthrough.mp4';
    document.body.append(video);
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    // Seeking needs a server that sends parts.
    video.currentTime = video.duration - 1;
    await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.duration };
  });
  expect(played).toMatchObject({ width: 1280, height: 720 });
  expect(played.seconds).toBeGreaterThan(20);
});

test('a part of a file can be asked for', async ({ page }) => {
  const film = '/downloads/crisper-walkthrough.mp4';
  const part = await page.request.get(film, { headers: { range: 'bytes=4-7' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toMatch(/^bytes 4-7\/\d+$/);
  expect(await part.text()).toBe('ftyp');
  const stale = await page.request.get(film, { headers: { range: 'bytes=4-7', 'if-range': '"old"' } });
  expect(stale.status()).toBe(200);
  const outside = await page.request.get(film, { headers: { range: 'bytes=99999999-' } });
  expect(outside.status()).toBe(416);
});
