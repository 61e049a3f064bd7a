/** Unfolds the answers for printing. In newer browsers guest.css does it. */
export function prepareForPrinting(): void {
  const code = document.querySelector<HTMLImageElement>("img.paper");
  // Phones hardly ever print, and do not pay for the page's code in the corner.
  if (code && matchMedia("(hover: hover)").matches) {
    addEventListener("load", () => {
      code.loading = "eager";
    });
  }
  unfoldAnswers();
}

function unfoldAnswers(): void {
  if (CSS.supports("selector(::details-content)")) return;
  const answers = document.querySelectorAll("details");
  const names = Array.from(answers, ({ name }) => name);
  addEventListener("beforeprint", () => {
    for (const answer of answers) {
      // Answers with the same name close each other.
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
