/** Paper has no accordion. Newer browsers unfold the answers by guest.css alone. */
export function openAnswersForPrinting(): void {
  if (CSS.supports("selector(::details-content)")) return;
  const answers = document.querySelectorAll("details");
  const names = Array.from(answers, ({ name }) => name);
  addEventListener("beforeprint", () => {
    for (const answer of answers) {
      // Those of one name close each other.
      answer.name = "";
      answer.open = true;
    }
  });
  addEventListener("afterprint", () => {
    answers.forEach((answer, i) => {
      answer.open = false;
      answer.name = names[i] ?? "";
    });
  });
}
