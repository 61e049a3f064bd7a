/** Every kind of tag in a page, with its attributes' names. */
export function tagsOf(html: string): Set<string> {
  return new Set(
    html.match(/<[^>]*>/g)?.map((tag) => {
      const [name = ""] = tag.match(/^<\/?[^\s/>]+/) ?? [];
      return [name, ...Array.from(tag.matchAll(/ ([^\s=>"]+)(?:="[^"]*")?/g), ([, found]) => found)].join(
        " ",
      );
    }),
  );
}
