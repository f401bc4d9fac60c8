/** Sentences of one kind, each on its own. */
export function Points({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-brand">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
